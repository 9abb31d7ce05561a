import { Section } from '@northloop/kit';
import { NewsletterForm } from './newsletter-form';

/** The newsletter form at the end of the blog's pages. */
export function NewsletterSection() {
  return (
    <Section
      tone="night"
      spacing="sm"
      aria-labelledby="newsletter-heading"
      className="print:hidden"
    >
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 id="newsletter-heading" className="font-display text-h2 text-balance">
            New articles by email
          </h2>
          <p className="mt-4 max-w-lg text-pretty text-ink-muted">
            We write when we have worked something out. We use your address for that and nothing
            else.
          </p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <NewsletterForm />
        </div>
      </div>
    </Section>
  );
}
