import { classNames } from '@northloop/kit';
import type { RefObject } from 'react';
import type { TypedTagline as TypedTaglineContent } from '../../../content/home/hero';
import { taglineSentence } from './tagline-sentence';

/** Props of {@link TypedTagline}. */
export interface TypedTaglineProps {
  content: TypedTaglineContent;
  /** Ref for the line that is typed into. */
  line: RefObject<HTMLSpanElement | null>;
  /** Whether the typing animation runs; the caret blinks only then. */
  running: boolean;
}

/**
 * The tagline with a typed ending. Screen readers get one sentence that never changes; it is also visible with reduced
 * motion and without script. The line reserves the space of its longest phrase.
 */
export function TypedTagline({ content, line, running }: TypedTaglineProps) {
  const { prefix, phrases } = content;
  return (
    <div className="font-display text-h3 text-accent-ink">
      <p className="sr-only motion-reduce:not-sr-only noscript:not-sr-only">
        {taglineSentence(content)}
      </p>
      <div
        aria-hidden="true"
        // Otherwise the browser would translate the line again after every character.
        translate="no"
        className="grid *:[grid-area:1/1] motion-reduce:hidden noscript:hidden"
      >
        {phrases.map((phrase) => (
          <span key={phrase} className="invisible">
            {prefix} {phrase}
          </span>
        ))}
        <span>
          {/* The caret is the line's border: a separate element would cause a layout shift at every character. */}
          <span
            ref={line}
            className={classNames(
              'border-r-3 border-ice pr-1',
              running && 'animate-[caret_1.1s_steps(2)_infinite]',
            )}
          >
            {`${prefix} ${phrases[0]}`}
          </span>
        </span>
      </div>
    </div>
  );
}
