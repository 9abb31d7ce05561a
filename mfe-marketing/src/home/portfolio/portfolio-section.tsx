import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import { ProjectScene } from '../../artwork/project-scene';
import { portfolioSection } from '../../content/home/portfolio-section';
import type { Project } from '../../content/home/project';

/** Position of each piece, from left to right and top to bottom: deliberately uneven, not a row. */
const places = [
  'lg:col-span-7',
  'lg:col-span-5 lg:mt-32',
  'lg:col-span-5 lg:mt-20',
  'lg:col-span-7',
  'lg:col-span-7',
  'lg:col-span-5 lg:mt-32',
] as const;

/** The portfolio, arranged unevenly like pictures on a studio wall. */
export function PortfolioSection() {
  const { heading, projects } = portfolioSection;
  return (
    <Section id="portfolio" aria-labelledby="portfolio-title">
      <SectionHeading id="portfolio-title" {...heading} />
      <ul className="mt-stack grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-10 lg:gap-y-16">
        {projects.map((project, index) => (
          <Reveal key={project.title} as="li" className={places[index % places.length]}>
            <Piece project={project} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

function Piece({ project }: { project: Project }) {
  const { title, category, description, image } = project;
  return (
    <article>
      <ProjectScene scene={image.scene} alt={image.alt} className="rounded-xl" />
      <p className="mt-5 font-mono text-label text-accent-ink">{category}</p>
      <h3 className="mt-1.5 font-display text-h4 text-pretty">{title}</h3>
      <p className="mt-2 max-w-prose text-small text-pretty text-ink-muted">{description}</p>
    </article>
  );
}
