import { expect, it } from 'vitest';
import { readExtras } from './read-extras';

it('takes links to pages of this site, whoever wrote the answer', () => {
  const links = [
    { label: 'Draft a mockup', path: '/#mockup', kind: 'step' as const },
    { label: 'Elsewhere', path: 'https://evil.example', kind: 'step' as const },
    { label: 'Script', path: 'javascript:alert(1)', kind: 'step' as const },
    { label: 'Nowhere', path: '/nowhere', kind: 'step' as const },
  ];
  expect(readExtras({ links }).links).toEqual([links[0]]);
});

it('makes do with an answer that has nothing beside its text', () => {
  expect(readExtras({})).toEqual({
    links: [],
    suggestions: [],
    contactDraft: null,
    isHandover: false,
  });
});
