import { useId } from 'react';
import { VIEWPORTS, type Viewport, viewportPresets } from './viewport-presets';

/** Props of {@link ViewportControl}. */
export interface ViewportControlProps {
  value: Viewport;
  onChange: (viewport: Viewport) => void;
}

/** Lets the visitor choose the width of the preview. */
export function ViewportControl({ value, onChange }: ViewportControlProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Preview size</legend>
      <div className="grid w-full grid-cols-3 gap-1 rounded-lg bg-hover p-1 sm:inline-grid sm:w-auto sm:grid-cols-6">
        {VIEWPORTS.map((viewport) => (
          <label
            key={viewport}
            className={
              'relative flex min-h-9 cursor-pointer items-baseline justify-center gap-1.5 rounded-md px-2.5 py-1.5 text-small font-medium ' +
              'text-ink-muted transition-colors duration-fast ease-out hover:text-ink ' +
              'has-checked:bg-raised has-checked:text-ink has-checked:shadow-low ' +
              'has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:border'
            }
          >
            <input
              type="radio"
              name={name}
              value={viewport}
              checked={viewport === value}
              onChange={() => onChange(viewport)}
              className="sr-only"
            />
            {viewportPresets[viewport].label}
            <span className="font-mono text-label text-ink-faint">
              {viewportPresets[viewport].width}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
