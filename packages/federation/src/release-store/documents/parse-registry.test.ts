import { describe, expect, it } from 'vitest';
import { RegistryError } from '../release-store-error';
import { emptyRegistry, parseRegistry, wholeRegistry } from './parse-registry';

const chat = {
  live: '1.1.0-bbb',
  liveSince: 4,
  canary: { version: '1.2.0-ccc', percent: 10, since: 5 },
  previous: ['1.0.0-aaa'],
  published: [{ version: '1.1.0-bbb', at: '2026-11-01T10:00:00.000Z', by: 'Ada' }],
};

const event = {
  revision: 5,
  at: '2026-11-01T10:00:00.000Z',
  by: 'Ada',
  action: 'canary',
  module: 'chat',
  version: '1.2.0-ccc',
  percent: 10,
};

const written = (change: object = {}): unknown =>
  JSON.parse(
    JSON.stringify({
      ...emptyRegistry(),
      revision: 5,
      modules: { ...emptyRegistry().modules, chat },
      history: [event],
      ...change,
    }),
  );

const withChat = (change: object): unknown =>
  written({ modules: { chat: { ...chat, ...change } } });

describe('parseRegistry', () => {
  it('takes a sound document as it is', () => {
    expect(parseRegistry(written())).toEqual({ document: written(), problems: [] });
  });

  it('takes the first document', () => {
    expect(parseRegistry(emptyRegistry()).document).toEqual(emptyRegistry());
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['an empty object', {}],
    ['a later format', written({ format: 2 })],
    ['no revision', written({ revision: undefined })],
    ['a negative revision', written({ revision: -1 })],
    ['a revision in words', written({ revision: '5' })],
    ['no modules', written({ modules: undefined })],
    ['a list of modules', written({ modules: [] })],
    ['no history', written({ history: undefined })],
    ['a history that tells nothing', written({ history: [{}] })],
    ['an event without a person', written({ history: [{ ...event, by: undefined }] })],
    ['an event without a time', written({ history: [{ ...event, at: 'yesterday' }] })],
  ])('refuses %s', (_, value) => {
    expect(() => parseRegistry(value)).toThrow(RegistryError);
  });

  it.each<[string, unknown, string]>([
    ['no object', written({ modules: { chat: 'live' } }), 'it is not an object'],
    ['no live version', withChat({ live: undefined }), '"live" is not a version'],
    [
      'a version that leads out of the store',
      withChat({ live: '../x' }),
      '"live" is not a version',
    ],
    [
      'no revision of its promotion',
      withChat({ liveSince: null }),
      '"liveSince" is not a revision',
    ],
    [
      'half a canary',
      withChat({ canary: { percent: 5, since: 1 } }),
      '"canary.version" is not a version',
    ],
    [
      'a canary for all',
      withChat({ canary: { ...chat.canary, percent: 100 } }),
      '"canary.percent" is not between 1 and 99',
    ],
    [
      'a canary since never',
      withChat({ canary: { ...chat.canary, since: -1 } }),
      '"canary.since" is not a revision',
    ],
    ['odd earlier versions', withChat({ previous: [1] }), '"previous.0" is not a version'],
    [
      'odd published releases',
      withChat({ published: [{ version: '1.0.0' }] }),
      '"published.0.at" is not a time',
    ],
  ])('leaves out a module that has %s, and keeps the others', (_, value, reason) => {
    const { document, problems } = parseRegistry(value);
    expect(problems).toEqual([{ module: 'chat', reason }]);
    expect(document.modules).not.toHaveProperty('chat');
    expect(document.modules.blog).toEqual(emptyRegistry().modules.blog);
  });

  it('knows no releases of a module that the document lacks', () => {
    const { document, problems } = parseRegistry(written({ modules: { chat } }));
    expect(document.modules.marketing).toEqual(emptyRegistry().modules.marketing);
    expect(problems).toEqual([]);
  });

  it('keeps a module that it does not know', () => {
    const shop = { live: '1.0.0', more: true };
    const { document, problems } = parseRegistry(written({ modules: { shop } }));
    expect(document.modules).toMatchObject({ shop });
    expect(problems).toEqual([]);
  });
});

describe('wholeRegistry', () => {
  it('gives the document that was read whole', () => {
    expect(wholeRegistry(parseRegistry(written()))).toEqual(written());
  });

  it('refuses one that would lose a module when it is written', () => {
    expect(() => wholeRegistry(parseRegistry(withChat({ live: 7 })))).toThrow(
      'malformed entries that a change would delete (chat: "live" is not a version)',
    );
  });
});
