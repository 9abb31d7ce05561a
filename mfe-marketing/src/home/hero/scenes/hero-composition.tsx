import { classNames } from '@northloop/kit';
import { Sparkles } from 'lucide-react';
import { heroScenes } from './hero-scenes';

/** Position of each window in the stack, front first. */
const places = [
  'z-30 translate-x-0 translate-y-0',
  'z-20 translate-x-[13%] -translate-y-[15%] scale-90',
  'z-10 translate-x-[24%] -translate-y-[28%] scale-80',
];

/** Dims the windows, more towards the back of the stack. */
const veils = ['opacity-0', 'opacity-35', 'opacity-60'];

/**
 * A stack of browser windows under an aurora, with the prompt and the palette of the front window. The front window
 * belongs to the current phrase of the tagline.
 */
export function HeroComposition({ front }: { front: number }) {
  return (
    <div aria-hidden="true" className="relative aspect-[10/8.6] w-full select-none">
      <div className="absolute inset-x-0 bottom-[6%] left-0 w-[86%]">
        <div className="relative aspect-[560/400]">
          {heroScenes.map(({ Window, prompt }, index) => {
            const place = (index - front + heroScenes.length) % heroScenes.length;
            return (
              <div
                key={prompt}
                className={classNames(
                  'absolute inset-0 origin-top transition-transform duration-700 ease-out',
                  places[place],
                )}
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 560 408"
                  className="size-full overflow-visible font-sans"
                >
                  <Window />
                </svg>
                <div
                  className={classNames(
                    'absolute inset-0 rounded-lg bg-canvas transition-opacity duration-700 ease-out',
                    veils[place],
                  )}
                />
              </div>
            );
          })}
        </div>
      </div>
      <PromptCard front={front} />
      <PaletteCard front={front} />
    </div>
  );
}

/** All prompts are in the same grid cell, so that the card's size never changes. */
function PromptCard({ front }: { front: number }) {
  return (
    <div className="absolute bottom-0 left-[-3%] z-40 w-[58%] max-w-80 rounded-lg bg-raised p-4 shadow-high max-sm:left-0">
      <p className="flex items-center gap-1.5 text-label font-medium text-accent-ink">
        <Sparkles className="size-3.5" />
        Mockup from a sentence
      </p>
      <div className="mt-2 grid text-small leading-snug *:[grid-area:1/1]">
        {heroScenes.map(({ prompt }, index) => (
          <p
            key={prompt}
            className={classNames(
              'transition-opacity duration-enter ease-out',
              index !== front && 'opacity-0',
            )}
          >
            “{prompt}”
          </p>
        ))}
      </div>
    </div>
  );
}

function PaletteCard({ front }: { front: number }) {
  return (
    <div className="absolute top-[9%] left-[4%] z-40 flex gap-2 rounded-lg bg-raised p-2.5 shadow-high">
      {[0, 1, 2, 3].map((swatch) => (
        <span
          key={swatch}
          className="size-6 rounded-full shadow-line transition-colors duration-enter ease-out sm:size-8"
          style={{ backgroundColor: heroScenes[front]?.palette[swatch] }}
        />
      ))}
    </div>
  );
}
