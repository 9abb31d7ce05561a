import { classNames, Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import { ProjectScene } from '../../artwork/project-scene';
import type { DesignProject } from '../../content/home/project';
import type { SectionHeading as Heading } from '../../content/section-heading';

/** Props of {@link MeasuredProjects}. */
export interface MeasuredProjectsProps {
  heading: Heading;
  projects: readonly DesignProject[];
}

/** Each redesign beside its results; picture and figures switch sides from row to row. */
export function MeasuredProjects({ heading, projects }: MeasuredProjectsProps) {
  return (
    <Section id="portfolio" aria-labelledby="portfolio-title">
      <SectionHeading
        id="portfolio-title"
        layout="split"
        title={heading.title}
        lead={heading.lead}
      />
      <ul className="mt-stack space-y-section-sm">
        {projects.map(({ title, category, description, metrics, image }, index) => (
          <li key={title}>
            <Reveal as="article" className="grid items-center gap-x-8 gap-y-7 lg:grid-cols-12">
              <div
                className={classNames(
                  'overflow-hidden rounded-xl shadow-mid lg:col-span-6',
                  index % 2 === 1 && 'lg:order-2 lg:col-start-7',
                )}
              >
                <ProjectScene scene={image.scene} alt={image.alt} />
              </div>
              <div className={classNames('lg:col-span-5', index % 2 === 0 && 'lg:col-start-8')}>
                <p className="font-mono text-label text-accent-ink">{category}</p>
                <h3 className="mt-2 font-display text-h3 text-balance">{title}</h3>
                <p className="mt-3 text-pretty text-ink-muted">{description}</p>
                <dl className="mt-7 grid grid-cols-2 gap-6 border-t border-line pt-6">
                  {metrics.map(({ value, label }) => (
                    <div key={label} className="flex flex-col-reverse justify-end">
                      <dt className="mt-1 text-small text-ink-muted">{label}</dt>
                      <dd className="font-display text-h1 tabular-nums">{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
