import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from './select';

const render = (...values: string[]) =>
  renderToStaticMarkup(
    <Select
      aria-label="Trade"
      options={values.map((value) => ({ value, label: `Is ${value}` }))}
    />,
  );

it('refuses an option with an empty value', () => {
  expect(() => render('bakery', '')).toThrow('must not have an empty value');
  expect(render('bakery')).toContain('<option value="bakery">Is bakery</option>');
});

it('can be left without a choice', () => {
  expect(render('bakery')).toContain('<option value="">Choose one</option>');
});
