import { Container } from '@northloop/kit';
import type { AboutContent } from '../content/pages/about';
import { StudioView } from './studio-view';

/** The headline above a view of the studio at dusk that spans the whole window. */
export function AboutHero({ headline, lead }: AboutContent['hero']) {
  return (
    <section aria-labelledby="about-title" className="relative overflow-hidden bg-aurora-glow">
      <Container className="grid gap-x-8 gap-y-6 pt-section-sm lg:grid-cols-12 lg:items-end lg:pt-24">
        <h1 id="about-title" className="font-display text-display text-balance lg:col-span-7">
          {headline}
        </h1>
        <p className="max-w-xl text-lead text-pretty text-ink-muted lg:col-span-5 lg:pb-2">
          {lead}
        </p>
      </Container>
      <StudioView className="mt-10 h-40 w-full sm:h-60 md:h-72 lg:mt-14 lg:h-88 xl:h-112" />
    </section>
  );
}
