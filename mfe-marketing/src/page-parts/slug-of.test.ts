import { describe, expect, it } from 'vitest';
import { jobOpenings } from '../content/pages/job-openings';
import { teamMembers } from '../content/pages/team-members';
import { slugOf } from './slug-of';

describe('slugOf', () => {
  it('makes an anchor of a title', () => {
    expect(slugOf('Senior Web Developer')).toBe('senior-web-developer');
    expect(slugOf('  “Chee” Moua-Larson! ')).toBe('chee-moua-larson');
  });

  it('gives every person and every job an anchor of its own', () => {
    const anchors = [
      ...teamMembers.map(({ name }) => slugOf(name)),
      ...jobOpenings.map(({ title }) => slugOf(title)),
    ];
    expect(new Set(anchors).size).toBe(10);
  });
});
