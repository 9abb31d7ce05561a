import { describe, expect, it } from 'vitest';
import { createQuote } from '../../quote/create-quote.js';
import { meaningOf, turnFor } from '../../testing/turn-for.js';
import { freshState } from '../conversation/conversation-state.js';
import { barePrice, projectTalk } from './project-talk.js';

const store = { ...freshState.project, kind: 'ecommerce' } as const;
const total = (...[request]: Parameters<typeof createQuote>) => createQuote(request).total_cost;

describe('projectTalk', () => {
  it('prices a project that is named together with a word for money', () => {
    const answer = projectTalk(turnFor('how much for an 8 page portfolio'));
    expect(answer).toMatchObject({ subject: 'price', state: { asked: 'price' } });
    expect(answer?.text).toContain(total({ websiteType: 'portfolio', features: [], pages: 8 }));
  });

  it('goes on with the price when the project changes', () => {
    const state = { project: store, asked: 'price', topic: 'price' } as const;
    const answer = projectTalk(turnFor('and with online booking?', { state }));
    expect(answer?.text).toContain(
      total({ websiteType: 'ecommerce', features: ['Online booking'], pages: undefined }),
    );
  });

  it('takes out what is not wanted any more', () => {
    const project = { ...store, features: ['Online booking', 'Newsletter'] };
    const state = { project, asked: 'price', topic: 'price' } as const;
    const answer = projectTalk(turnFor('skip the newsletter', { state }));
    expect(answer?.text).toContain(
      total({ websiteType: 'ecommerce', features: ['Online booking'], pages: undefined }),
    );
  });

  it('goes on with the time after a question about the time', () => {
    const state = { asked: 'duration' } as const;
    const answer = projectTalk(turnFor('and an online store?', { state }));
    expect(answer).toMatchObject({ subject: 'duration', state: { asked: 'duration' } });
    expect(answer?.text).toContain('eight to fourteen weeks');
  });

  it('leaves alone what has a meaning of its own, and what names no project', () => {
    const state = { project: store, asked: 'price', topic: 'price' } as const;
    const meanings = [meaningOf('deposit')];
    expect(projectTalk(turnFor('do i pay a deposit', { state, meanings }))).toBeUndefined();
    expect(projectTalk(turnFor('where is your office'))).toBeUndefined();
  });
});

describe('barePrice', () => {
  it('is asked in a word or two once a project was told', () => {
    const answer = barePrice(turnFor('figure?', { state: { project: store } }));
    expect(answer?.text).toContain(
      total({ websiteType: 'ecommerce', features: [], pages: undefined }),
    );
  });

  it('needs a project, and no other talk about money', () => {
    expect(barePrice(turnFor('figure?'))).toBeUndefined();
    const state = { project: store, topic: 'careers' };
    expect(barePrice(turnFor('figure?', { state }))).toBeUndefined();
  });
});
