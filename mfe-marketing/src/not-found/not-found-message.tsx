import { Container, Link, siteConfig, siteRoutes } from '@northloop/kit';
import { CallToActionButton } from '../call-to-action/call-to-action-button';
import type { NotFoundContent } from '../content/pages/not-found';
import { SearchHint } from './search-hint';

/** The brand, the error message, a search box and three links to other pages. */
export function NotFoundMessage({ content }: { content: NotFoundContent }) {
  const { code, title, text, actions } = content;
  return (
    <Container className="flex-1 pt-7 pb-16">
      <Link
        to={siteRoutes.home}
        className="rounded-xs font-display text-h4 font-bold tracking-tight text-ink no-underline"
      >
        {siteConfig.brand}
      </Link>
      <div className="mt-[clamp(3rem,11vh,8rem)] max-w-2xl">
        <p className="font-mono text-label text-accent-ink">{code}</p>
        <h1 className="mt-3 font-display text-display text-balance">{title}</h1>
        <p className="mt-6 max-w-xl text-lead text-pretty text-ink-muted">{text}</p>
        <SearchHint />
        <ul className="mt-8 flex flex-wrap gap-3">
          {actions.map((action, index) => (
            <li key={action.label}>
              <CallToActionButton
                action={action}
                size="md"
                variant={index === 0 ? 'primary' : 'secondary'}
              />
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
