import type { MockupProgress } from '@northloop/contracts';
import { generatorTexts } from '../generator-texts';

/**
 * How many texts of the draft the language model has written. It replaces the note below the button, so that nothing
 * moves. It is outside the live region: screen readers read it on demand, not at every step.
 */
export function GeneratorProgress({ progress: { written, of } }: { progress: MockupProgress }) {
  const { writing } = generatorTexts.form;
  return (
    <div className="flex min-h-6 items-center gap-3 text-label text-ink-muted">
      <p className="min-w-0 tabular-nums">{`${writing}: ${written} of ${of}`}</p>
      <progress
        value={written}
        max={of}
        aria-label={writing}
        aria-valuetext={`${written} of ${of}`}
        className={
          'h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full border border-line-strong bg-sunk ' +
          '[&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent ' +
          'forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] ' +
          'motion-safe:[&::-webkit-progress-value]:transition-[inline-size] motion-safe:[&::-webkit-progress-value]:duration-base'
        }
      />
    </div>
  );
}
