import { RESPONSE_HOURS } from '@northloop/contracts';
import { buttonClass, Link, Section, siteRoutes } from '@northloop/kit';

/** Invites readers to contact the agency. */
export function WorkWithUs() {
  return (
    <Section aria-labelledby="work-with-us">
      <div className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
        <div className="max-w-2xl">
          <h2 id="work-with-us" className="font-display text-h2 text-balance">
            Want this done on your site?
          </h2>
          <p className="mt-4 text-lead text-pretty text-ink-muted">
            {`Tell us what you sell and where it gets stuck. We answer within ${RESPONSE_HOURS} hours, and the first conversation is free.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={siteRoutes.contact} className={buttonClass({ size: 'lg' })}>
            Start a project
          </Link>
          <Link to={siteRoutes.about} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Meet the studio
          </Link>
        </div>
      </div>
    </Section>
  );
}
