import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { whyChooseUs } from '../../content/home/why-choose-us';
import { BenefitGrid } from './benefit-grid';

it('shows all six benefits, each under its own icon', () => {
  const { benefits } = whyChooseUs;
  const html = renderToStaticMarkup(<BenefitGrid benefits={benefits} />);
  const icons = html.match(/lucide-[a-z-]+/g) ?? [];
  expect(new Set(icons).size).toBe(6);
  for (const { title } of benefits) expect(html).toContain(title);
});
