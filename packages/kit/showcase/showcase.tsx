import { PortalContainerProvider } from '../src/ui/overlays/portal-container';
import { actions } from './exhibits/actions';
import type { Exhibit } from './exhibits/exhibit';
import { forms } from './exhibits/forms';
import { foundations } from './exhibits/foundations';
import { layouts } from './exhibits/layouts';
import { overlays } from './exhibits/overlays';
import { signs } from './exhibits/signs';

const themes = ['light', 'dark'] as const;

const groups: readonly { title: string; exhibits: readonly Exhibit[] }[] = [
  { title: 'Foundations', exhibits: foundations },
  { title: 'Actions', exhibits: actions },
  { title: 'Forms', exhibits: forms },
  { title: 'Signs', exhibits: signs },
  { title: 'Layout', exhibits: layouts },
  { title: 'Overlays', exhibits: overlays },
];

/** One component in one theme. Its overlays use the same theme. */
function Stage({ exhibit, theme }: { exhibit: Exhibit; theme: (typeof themes)[number] }) {
  const { Component } = exhibit;
  const portalId = `${exhibit.name}-${theme}`;
  return (
    <div className={`${theme} min-w-0 bg-canvas p-6 text-ink sm:p-8`}>
      <PortalContainerProvider rootId={portalId}>
        <Component />
      </PortalContainerProvider>
      <div id={portalId} />
    </div>
  );
}

/** Every component of the kit, light on the left and dark on the right. */
export function Showcase() {
  return (
    <>
      <header className="px-gutter pt-10 pb-6">
        <h1 className="font-display text-h2">Design system</h1>
        <nav aria-label="Groups" className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-small">
          {groups.map(({ title }) => (
            <a key={title} href={`#${title}`} className="text-accent-ink underline">
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        {groups.map(({ title, exhibits }) => (
          <section key={title} id={title} aria-labelledby={`${title}-title`} className="mt-10">
            <h2 id={`${title}-title`} className="px-gutter font-display text-h3">
              {title}
            </h2>
            {exhibits.map((exhibit) => (
              <section key={exhibit.name} aria-label={exhibit.name} className="mt-6">
                <h3 className="px-gutter pb-2 font-mono text-small text-ink-muted">
                  {exhibit.name}
                </h3>
                <div className="grid lg:grid-cols-2">
                  {themes.map((theme) => (
                    <Stage key={theme} exhibit={exhibit} theme={theme} />
                  ))}
                </div>
              </section>
            ))}
          </section>
        ))}
      </main>
    </>
  );
}
