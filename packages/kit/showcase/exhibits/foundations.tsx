import type { Exhibit } from './exhibit';

const surfaces = ['bg-canvas', 'bg-sunk', 'bg-surface', 'bg-raised', 'bg-hover', 'bg-press'];
const colours = [
  'bg-accent',
  'bg-accent-soft',
  'bg-ice',
  'bg-success-soft',
  'bg-warning-soft',
  'bg-danger-soft',
  'bg-danger',
];
const auroras = [
  'bg-aurora-1',
  'bg-aurora-2',
  'bg-aurora-3',
  'bg-aurora-4',
  'bg-aurora-5',
  'bg-aurora-6',
];
const inks = ['text-ink', 'text-ink-muted', 'text-ink-faint', 'text-accent-ink', 'text-ice-ink'];
const sizes = ['text-display', 'text-h1', 'text-h2', 'text-h3', 'text-h4'];
const texts = ['text-lead', 'text-body', 'text-small', 'text-label'];
const radii = ['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-2xl'];
const shadows = ['shadow-low', 'shadow-high'];

function Swatches({
  names,
  radius = 'rounded-md',
}: {
  names: readonly string[];
  /** Pass '' if the names are radius classes themselves: with two of them, the order in the sheet would decide. */
  radius?: string;
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {names.map((name) => (
        <li key={name} className="text-label text-ink-muted">
          <span className={`mb-1.5 block h-14 ${radius} border border-line ${name}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Colours, type, radii and shadows, with the names of their classes. */
export const foundations: readonly Exhibit[] = [
  { name: 'Surfaces', Component: () => <Swatches names={surfaces} /> },
  { name: 'Colours', Component: () => <Swatches names={[...colours, ...auroras]} /> },
  {
    name: 'Text colours',
    Component: () => (
      <ul className="space-y-1">
        {inks.map((name) => (
          <li key={name} className={name}>
            The lake is frozen in {name}.
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Type scale',
    Component: () => (
      <ul className="space-y-4 overflow-hidden">
        {sizes.map((name) => (
          <li key={name} className={`font-display ${name}`}>
            {name.slice('text-'.length)}
          </li>
        ))}
        {texts.map((name) => (
          <li key={name} className={name}>
            {name}: a sentence of running text, as most of them are.
          </li>
        ))}
        <li className="font-mono text-small">font-mono: (612) 555-0142</li>
      </ul>
    ),
  },
  {
    name: 'Radius',
    Component: () => <Swatches names={radii.map((name) => `bg-sunk ${name}`)} radius="" />,
  },
  {
    name: 'Shadow',
    Component: () => <Swatches names={shadows.map((name) => `bg-raised ${name}`)} />,
  },
];
