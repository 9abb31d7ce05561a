import type { ColorPalette } from '@northloop/contracts';
import { EDITABLE_COLORS, type EditableColor } from '../../editing/edits';

const NAMES: readonly (readonly [keyof ColorPalette, string])[] = [
  ['primary', 'Primary'],
  ['secondary', 'Secondary'],
  ['accent', 'Accent'],
  ['neutral', 'Neutral'],
  ['text', 'Text'],
  ['textLight', 'Light text'],
  ['surface', 'Surface'],
  ['background', 'Background'],
];

/** Props of {@link PaletteSwatches}. */
export interface PaletteSwatchesProps {
  palette: ColorPalette;
  onChange: (color: EditableColor, value: string) => void;
}

const isEditable = (role: keyof ColorPalette): role is EditableColor =>
  EDITABLE_COLORS.some((color) => color === role);

/** The eight colors of a draft with their hex values; the brand colors open a picker. */
export function PaletteSwatches({ palette, onChange }: PaletteSwatchesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {NAMES.map(([role, label]) => (
        <li key={role} className="min-w-0">
          {isEditable(role) ? (
            <input
              type="color"
              aria-label={`Change ${label.toLowerCase()}`}
              value={palette[role]}
              onChange={(event) => onChange(role, event.target.value)}
              className="block h-14 w-full cursor-pointer rounded-md border border-line bg-surface p-1"
            />
          ) : (
            <span
              aria-hidden="true"
              className="block h-14 rounded-md border border-line"
              style={{ backgroundColor: palette[role] }}
            />
          )}
          <span className="mt-1.5 block text-label font-medium">{label}</span>
          <span className="block truncate font-mono text-label text-ink-muted">
            {palette[role]}
          </span>
        </li>
      ))}
    </ul>
  );
}
