import { expect, it } from 'vitest';
import { sampleMockup } from '../../testing/sample-response';
import { paletteCss } from './palette-css';

it('writes both palettes as CSS variables', () => {
  const { designSystem } = sampleMockup();
  const css = paletteCss({ ...designSystem, darkPalette: designSystem.colorPalette });
  expect(css).toContain('  --color-text-light: #5a5348;');
  expect(css).toMatch(
    /@media \(prefers-color-scheme: dark\) \{\n {2}:root \{\n {4}--color-background/,
  );
  expect(paletteCss(designSystem)).not.toContain('@media');
});
