import { describe, expect, it } from 'vitest';
import { EmbeddedChatEngine } from '../embedded-chat-engine.js';
import { KnowledgeBase } from '../knowledge/knowledge-base.js';

const engine = new EmbeddedChatEngine(
  new KnowledgeBase(),
  () => new Date('2025-06-04T15:00:00-05:00'),
);

/** The answer to the last of some messages. */
function told(...messages: string[]): string {
  const history = messages.slice(0, -1).map((content) => ({ content, isBot: false }));
  return engine.answer(messages.at(-1) ?? '', history).text;
}

describe('a likelier meaning', () => {
  it.each([
    ['is there a budget for classes', '$2,000/year'],
    ['our basket keeps losing people before they pay', 'carts are left'],
    ['the fella who did our website passed away', 'take over'],
    ['my limit is 6000, possible?', 'our estimate is'],
    ['you on insta or whatever', 'You find us at'],
  ])('answers “%s” with %s', (question, fact) => {
    expect(told(question)).toContain(fact);
  });

  it.each([
    ['how much is a blog with a newsletter', 'For a blog our estimate is'],
    ['hours in new york?', '9am to 7pm'],
    ['what did priya do before', 'newspaper reporter'],
  ])('leaves “%s” to the rule that knows more', (question, fact) => {
    expect(told(question)).toContain(fact);
  });

  it('makes nothing of a bare small word', () => {
    expect(told('what is in a care plan', 'why?')).toContain('all I know');
  });

  it('is none for what this site does not speak of', () => {
    expect(told('how deep is lake superior')).toMatch(/^I do not know/);
  });
});

describe('two meanings that are about as likely', () => {
  it('are both answered, each with its page', () => {
    const [first, second, ...rest] = told('something for gyms').split('Or, if you mean this: ');
    expect(rest).toEqual([]);
    expect(first).toMatch(/yoga.* More at \/services\/mobile-apps\.\n\n$/);
    expect(second).toMatch(/Apps we shipped.* More at \/services\/mobile-apps\.$/);
  });
});

describe('short follow-ups', () => {
  it.each([
    [['is there a warranty', 'how long?'], '60 days'],
    [['do you store this chat', 'for how long'], '90 days'],
    [['do you test with users', 'how many'], 'five'],
    [['can you build an app for my gym', 'have you done that before'], 'yoga'],
    [['something to read on colors', 'who wrote it'], 'Maya Lindqvist'],
    [['who is priya', 'has she written articles'], '“SEO Best Practices for 2025”'],
    [['what does a care plan include', 'how much is it'], 'count a care plan at'],
  ] as const)('after %j says %s', (messages, fact) => {
    expect(told(...messages)).toContain(fact);
  });
});
