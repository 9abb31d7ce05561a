import type { Mockup } from '@northloop/contracts';

const declarations = (palette: object, indent = ''): string[] =>
  Object.entries(palette).map(
    ([role, color]) =>
      `${indent}  --color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
  );

/** A draft's palettes as CSS variables; the dark palette applies to visitors who prefer a dark theme. */
export function paletteCss({ colorPalette, darkPalette, brand }: Mockup['designSystem']): string {
  return [
    ':root {',
    ...(brand ? [`  --color-brand: ${brand.color};`, `  --color-on-brand: ${brand.onColor};`] : []),
    ...declarations(colorPalette),
    '}',
    ...(darkPalette
      ? [
          '',
          '@media (prefers-color-scheme: dark) {',
          '  :root {',
          ...declarations(darkPalette, '  '),
          '  }',
          '}',
        ]
      : []),
    '',
  ].join('\n');
}
