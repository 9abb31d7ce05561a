import { Container } from '@northloop/kit';
import { listText } from './list-text';

/** The head of the list: the blog's subject and its authors. */
export function BlogMasthead() {
  return (
    <header className="bg-aurora-glow">
      <Container className="pt-14 pb-stack sm:pt-20 lg:pt-24">
        <p className="inline-flex items-center gap-3 font-mono text-label text-accent-ink before:h-0.5 before:w-6 before:rounded-full before:bg-aurora-line">
          {listText.eyebrow}
        </p>
        <div className="mt-4 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-8">
          <h1 className="font-display text-display text-balance lg:col-span-8">
            {listText.headline}
          </h1>
          <p className="mt-6 max-w-md text-lead text-pretty text-ink-muted lg:col-span-4 lg:mt-0 lg:pb-2">
            {listText.lead}
          </p>
        </div>
      </Container>
    </header>
  );
}
