import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ServiceIcon, serviceIconName } from './service-icon';

describe('ServiceIcon', () => {
  it('shows the icon that a service names', () => {
    expect(serviceIconName('Palette')).toBe('Palette');
    expect(renderToStaticMarkup(<ServiceIcon name="Palette" />)).toContain('lucide-palette');
  });

  it.each([undefined, '', 'Unicorn', 'toString'])('shows Code for %j', (name) => {
    expect(serviceIconName(name)).toBe('Code');
    expect(renderToStaticMarkup(<ServiceIcon name={name} />)).toContain('lucide-code');
  });
});
