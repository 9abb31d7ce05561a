import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import { ProjectScene } from '../../artwork/project-scene';
import type { AppProject } from '../../content/home/project';
import type { SectionHeading as Heading } from '../../content/section-heading';
import { TickList } from '../parts/tick-list';

/** Props of {@link AppShelf}. */
export interface AppShelfProps {
  heading: Heading;
  projects: readonly AppProject[];
}

/** Three apps side by side, in the shape of a phone, each a little lower than the one before. */
export function AppShelf({ heading, projects }: AppShelfProps) {
  return (
    <Section id="portfolio" aria-labelledby="portfolio-title">
      <SectionHeading id="portfolio-title" title={heading.title} />
      <ul className="mt-stack grid gap-x-8 gap-y-14 md:grid-cols-3">
        {projects.map(({ title, category, description, features, image }, index) => (
          <Reveal as="li" key={title} delay={index * 70} className="lg:nth-2:mt-12 lg:nth-3:mt-24">
            <div className="overflow-hidden rounded-2xl shadow-mid">
              <ProjectScene scene={image.scene} alt={image.alt} className="md:aspect-[4/5]" />
            </div>
            <p className="mt-6 font-mono text-label text-accent-ink">{category}</p>
            <h3 className="mt-1.5 font-display text-h4 text-balance">{title}</h3>
            <p className="mt-2 text-small text-pretty text-ink-muted">{description}</p>
            <TickList items={features} className="mt-4" />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
