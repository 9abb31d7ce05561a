import { useRef } from 'react';
import { colorIdeas, generatorTexts } from '../generator-texts';

/** Props of {@link ColorIdeas}. */
export interface ColorIdeasProps {
  /** Called with a color's name, or with a hex value from the picker. */
  onPick: (name: string) => void;
}

/** Swatches and a color picker that fill in the colors field. */
export function ColorIdeas({ onPick }: ColorIdeasProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="-mt-2 noscript:hidden">
      <legend className="sr-only">{generatorTexts.form.colorIdeas}</legend>
      <div className="flex flex-wrap gap-1.5">
        {colorIdeas.map(({ name, color }) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={`Add or remove ${name}`}
            onClick={() => onPick(name)}
            className="size-8 cursor-pointer rounded-full border border-line-strong"
            style={{ backgroundColor: color }}
          />
        ))}
        <input
          ref={picker}
          type="color"
          defaultValue="#4f46e5"
          aria-label="Pick any color"
          onBlur={() => {
            const { value = '', defaultValue } = picker.current ?? {};
            if (value !== '' && value !== defaultValue) onPick(value);
          }}
          className="h-8 w-12 cursor-pointer rounded-full border border-line-strong bg-surface p-1"
        />
      </div>
    </fieldset>
  );
}
