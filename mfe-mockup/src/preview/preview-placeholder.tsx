import { classNames } from '@northloop/kit';
import { PlaceholderDrawing } from './placeholder-drawing';

/** Shown before the first draft: a sheet with a homepage in pencil on it. */
export function PreviewPlaceholder({ isGenerating }: { isGenerating: boolean }) {
  return (
    <div className="z-1 col-start-1 row-start-1 flex min-w-0 flex-col justify-center gap-8 p-6 sm:p-10">
      <PlaceholderDrawing
        className={classNames('mx-auto w-full max-w-2xl', isGenerating && 'animate-pulse')}
      />
      <div className="mx-auto max-w-md text-center">
        <p className="font-display text-h3 text-balance">
          {isGenerating ? 'Mixing colors, setting type' : 'Your draft lands here'}
        </p>
        <p className="mt-2 text-small text-pretty text-ink-muted">
          {isGenerating
            ? 'The sections come next, then the price.'
            : 'A homepage in your colors at six screen sizes, with fonts, text and a price.'}
        </p>
      </div>
    </div>
  );
}
