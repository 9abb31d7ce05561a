import { describe, expect, it } from 'vitest';
import type { ActionTarget } from '../content/call-to-action';
import { actionHref } from './action-href';

const office = { email: 'hello@studio.example', phone: { href: 'tel:+16125550100' } };

describe('actionHref', () => {
  it.each<[ActionTarget, string]>([
    [{ kind: 'route', to: '/contact' }, '/contact'],
    [{ kind: 'section', id: 'portfolio' }, '#portfolio'],
    [{ kind: 'call' }, 'tel:+16125550100'],
    [{ kind: 'email' }, 'mailto:hello@studio.example'],
  ])('leads %j to %s', (target, href) => {
    expect(actionHref(target, office)).toBe(href);
  });
});
