import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aboutContent } from '../content/pages/about';
import { CoreValues } from './core-values';

it('shows all six values, each under its own icon', () => {
  const { values, valuesHeading } = aboutContent;
  const html = renderToStaticMarkup(<CoreValues heading={valuesHeading} values={values} />);
  const icons = html.match(/lucide-[a-z-]+/g) ?? [];
  expect(new Set(icons).size).toBe(6);
  for (const { title } of values) expect(html).toContain(title);
});
