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

describe('people', () => {
  it.each([
    ['who ran a kitchen', 'Gabe Kowalczyk'],
    ['what did theo do before', 'bus line'],
    ['anybody there who knows kotlin', 'Lena Vang'],
    ['your android engineer - name?', 'Lena Vang'],
    ['when did sam join', '2022'],
    ['is there someone called peter at your studio', 'I do not know of anybody by that name'],
  ])('answers “%s” with %s', (question, fact) => {
    expect(told(question)).toContain(fact);
  });

  it('understands a pronoun after the trade', () => {
    expect(told('who does your seo', 'and her mail?')).toContain('priya@northloop.example');
  });

  it('leaves “someone” alone where a service is wanted', () => {
    expect(told('I need someone to build an online store')).not.toContain('Write to theo');
  });
});

describe('articles', () => {
  it.each([
    ['what did maya write', '“What Color Can Do on a Website”'],
    ['who wrote the react article', 'Theo Okafor'],
    ['most recent article', '“E-commerce UX That Turns Visitors Into Buyers”'],
    ['a blog post on ai', '“AI Tools and the Future of Web Design”'],
  ])('answers “%s” with %s', (question, fact) => {
    expect(told(question)).toContain(fact);
  });
});

describe('going on', () => {
  it.each([
    [['tell me about the product designer job', 'what does it pay'], 'pay range'],
    [['tell me about the senior web developer job', 'what skills do i need'], 'TypeScript'],
    [['is there an article on mobile first design', 'link please'], '/blog/mobile-first'],
    [['do you build apps', 'got something to show?'], 'snow-removal'],
    [['shopify or woocommerce', 'which one is cheaper'], 'Shopify'],
    [['what number do i call in new york', 'and in los angeles'], '(213) 555-0187'],
    [['opening hours', 'and on the weekend'], 'Monday to Friday'],
  ] as const)('after %j says %s', (messages, fact) => {
    expect(told(...messages)).toContain(fact);
  });
});

describe('what is not offered', () => {
  it.each([
    'do you offer courses in html',
    'can you recover my hacked gmail',
    'do you make t-shirts',
    'newspaper ads?',
  ])('says so to “%s”', (question) => {
    expect(told(question)).toMatch(/^I do not know of that/);
  });

  it('sells no reviews', () => {
    expect(told('can you write fake reviews for us')).toMatch(/^No, we do not/);
  });
});

describe('Spanish', () => {
  it.each([
    ['¿Cuánto tarda una tienda en línea?', 'ocho a catorce semanas'],
    ['tienen trabajo?', '/careers'],
    ['muchas gracias', 'De nada'],
    ['arreglan computadoras', 'No lo sé'],
  ])('answers “%s” with %s', (question, fact) => {
    expect(told(question)).toContain(fact);
  });
});
