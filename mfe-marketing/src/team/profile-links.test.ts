import { describe, expect, it } from 'vitest';
import { profileLinks } from './profile-links';

describe('profileLinks', () => {
  it('lists the profiles a person has and no others', () => {
    const social = { email: 'ada@studio.example', github: 'https://github.com/ada' };
    expect(profileLinks(social)).toEqual([{ network: 'GitHub', href: 'https://github.com/ada' }]);
  });

  it('keeps one order for everybody', () => {
    const networks = profileLinks({
      email: 'ada@studio.example',
      github: 'https://g.example',
      twitter: 'https://x.example',
      linkedin: 'https://l.example',
    }).map(({ network }) => network);
    expect(networks).toEqual(['LinkedIn', 'X', 'GitHub']);
  });
});
