import { Badge, classNames, VisuallyHidden } from '@northloop/kit';
import { ProjectScene } from '../../artwork/project-scene';
import type { WebProject } from '../../content/home/project';

/** Three sites: the first large with its text beside it, the other two side by side. */
export function SiteShowcase({ projects }: { projects: readonly WebProject[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2">
      {projects.map(({ title, category, description, tech, image }, index) => (
        <li
          key={title}
          className={classNames(
            index === 0 && 'items-center gap-x-8 sm:col-span-2 md:grid md:grid-cols-[1.4fr_1fr]',
          )}
        >
          <div className="overflow-hidden rounded-xl shadow-mid">
            <ProjectScene scene={image.scene} alt={image.alt} />
          </div>
          <div>
            <p className="mt-5 font-mono text-label text-accent-ink">{category}</p>
            <h3 className="mt-1.5 font-display text-h4 text-balance">{title}</h3>
            <p className="mt-2 max-w-2xl text-pretty text-ink-muted">{description}</p>
            <VisuallyHidden>Built with</VisuallyHidden>
            <ul className="mt-4 flex flex-wrap gap-1.5">
              {tech.map((name) => (
                <li key={name} className="flex">
                  <Badge tone="outline">{name}</Badge>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
