import { describe, expect, it } from 'vitest';
import { turnFor } from '../../../testing/turn-for.js';
import { typicalTimelines } from '../../knowledge/agency-facts.js';
import { durationAnswer } from './duration.js';

describe('durationAnswer', () => {
  it('tells every timeline while nothing is known of the project', () => {
    const { text, state } = durationAnswer(turnFor('how long does it take'));
    for (const service of ['web-development', 'ui-ux-design', 'ecommerce', 'mobile-apps'] as const)
      expect(text).toContain(typicalTimelines[service]);
    expect(state).toEqual({ asked: 'duration' });
  });

  it.each([
    ['how long does an online store take', 'ecommerce', '/services/ecommerce'],
    ['how long does a mobile app take', 'mobile-apps', '/services/mobile-apps'],
    ['how long for a landing page', 'web-development', '/services/web-development'],
  ] as const)('tells the one that "%s" is about', (message, service, path) => {
    const answer = durationAnswer(turnFor(message));
    expect(answer.text).toContain(typicalTimelines[service]);
    expect(answer.path).toBe(path);
    expect(answer.state).toEqual({ asked: 'duration', topic: service });
  });

  it('knows the project from what was said before', () => {
    const turn = turnFor('how long does it take', { state: { topic: 'seo' } });
    expect(durationAnswer(turn).text).toContain(typicalTimelines.seo);
  });

  it('leaves a date to a person', () => {
    const { text } = durationAnswer(turnFor('can an online store be done by March'));
    expect(text).toContain('If you have a date in mind, tell us at /contact');
  });
});
