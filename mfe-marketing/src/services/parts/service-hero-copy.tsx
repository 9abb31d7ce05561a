import { Link } from '@northloop/kit';
import { Breadcrumbs } from '@northloop/kit/ui/layout/breadcrumbs';
import { CallToActionButton } from '../../call-to-action/call-to-action-button';
import type { ServicePage } from '../../content/services/service-page';

/** Props of {@link ServiceHeroCopy}. */
export interface ServiceHeroCopyProps {
  page: Pick<ServicePage, 'breadcrumbs' | 'hero'>;
  /** Id of the heading, used as the section's accessible name. */
  titleId: string;
  className?: string;
}

/** Breadcrumbs, headline and buttons of a service page; each page adds its own picture beside them. */
export function ServiceHeroCopy({ page, titleId, className }: ServiceHeroCopyProps) {
  const { headline, lead, actions } = page.hero;
  return (
    <div className={className}>
      <Breadcrumbs
        items={page.breadcrumbs.map(({ name, to }) => ({ label: name, href: to }))}
        renderLink={({ href, className: look, children }) => (
          <Link to={href} className={look}>
            {children}
          </Link>
        )}
      />
      <h1 id={titleId} className="mt-8 font-display text-h1 text-balance">
        {headline}
      </h1>
      <p className="mt-6 max-w-xl text-lead text-pretty text-ink-muted">{lead}</p>
      <ul className="mt-9 flex flex-wrap gap-3">
        {actions.map((action, index) => (
          <li key={action.label}>
            <CallToActionButton action={action} variant={index === 0 ? 'primary' : 'secondary'} />
          </li>
        ))}
      </ul>
    </div>
  );
}
