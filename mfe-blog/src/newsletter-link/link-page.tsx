import { NEWSLETTER_TOKEN_PARAMETER } from '@northloop/contracts';
import {
  Button,
  buttonClass,
  Container,
  Link,
  PageMetadata,
  siteConfig,
  useSearchParams,
  VisuallyHidden,
} from '@northloop/kit';
import type { LinkText } from './link-text';
import { useLink } from './use-link';

const TITLE_ID = 'newsletter-link-title';

/** The page that a newsletter email links to. It never shows the address that the link belongs to. */
export function LinkPage({ text }: { text: LinkText }) {
  const [query] = useSearchParams();
  const token = query.get(NEWSLETTER_TOKEN_PARAMETER) ?? '';
  return (
    <>
      <PageMetadata
        noindex
        title={text.ready.title}
        description={text.description}
        path={text.path}
      />
      <LinkPanel key={token} token={token} text={text} />
    </>
  );
}

function LinkPanel({ token, text }: { token: string; text: LinkText }) {
  const { state, follow, heading, button } = useLink(token, text);
  const outcome = state.step === 'done' || state.step === 'unknown' ? text[state.step] : null;
  const { title, text: sentence } = outcome ?? text.ready;
  return (
    <section aria-labelledby={TITLE_ID} className="bg-aurora-glow">
      <Container className="grid min-h-[60vh] content-center py-section">
        <p className="inline-flex items-center gap-3 font-mono text-label text-accent-ink before:h-0.5 before:w-6 before:rounded-full before:bg-aurora-line">
          Newsletter
        </p>
        <h1
          ref={heading}
          id={TITLE_ID}
          tabIndex={-1}
          className="mt-4 max-w-3xl font-display text-h1 text-balance outline-none"
        >
          {title}
        </h1>
        <p className="mt-6 max-w-xl text-lead text-pretty break-words text-ink-muted">{sentence}</p>
        <VisuallyHidden role="status">{state.step === 'working' && text.working}</VisuallyHidden>
        <p role="alert" className="mt-6 max-w-xl font-medium text-danger-ink empty:hidden">
          {state.step === 'failed' && state.message}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {outcome ? (
            <OutcomeLink {...outcome.action} />
          ) : (
            <Button ref={button} size="lg" loading={state.step === 'working'} onClick={follow}>
              {state.step === 'failed' ? 'Try again' : text.ready.button}
            </Button>
          )}
        </div>
        <noscript>
          <p className="mt-6 text-small text-ink-muted">
            {`This button needs JavaScript. You can also write to ${siteConfig.email} and we will do it for you.`}
          </p>
        </noscript>
      </Container>
    </section>
  );
}

function OutcomeLink({ label, href }: { label: string; href: string }) {
  const className = buttonClass({ variant: 'secondary', size: 'lg' });
  if (href.startsWith('mailto:')) {
    return (
      <a href={href} className={className}>
        {label}
      </a>
    );
  }
  return (
    <Link to={href} className={className}>
      {label}
    </Link>
  );
}
