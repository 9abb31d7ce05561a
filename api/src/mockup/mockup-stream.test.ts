import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { MockupRequest, MockupResponse, MockupStreamEvent } from '@northloop/contracts';
import { eventually } from '@northloop/testing/eventually';
import { type ListeningServer, listen } from '@northloop/testing/listen';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mockups } from '../database/schema.js';
import { embeddedEngine } from '../testing/embedded-engine.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

const DATABASE = { name: 'PGlite', databaseUrl: undefined, databaseSchema: undefined } as const;
const STALL_MS = 1_200;

const request: MockupRequest = { companyName: 'Elm Creek Bakery', industry: 'restaurant' };

const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const ending = (reason: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\n`;
const hero = (title: string) =>
  `${JSON.stringify({ slot: 'hero', title, subtitle: 'Come by while it is warm.', tagline: 'Bread' })}\n`;
const section = (name: string) =>
  `${JSON.stringify({ slot: 'section', name, title: 'Flour and patience', content: '' })}\n`;

let api: TestApi;
let say: (response: ServerResponse) => void;
let model: ListeningServer;

beforeAll(async () => {
  model = await listen((incoming, response) => {
    incoming.resume();
    response.setHeader('content-type', 'text/event-stream');
    say(response);
  });
  api = await startTestApi(DATABASE, {
    mockup: {
      dailyBytes: 1_000_000,
      hasEncoder: false,
      writer: {
        model: {
          kind: 'openai',
          baseUrl: model.origin,
          apiKey: undefined,
          model: 'writer',
          timeoutMs: 600_000,
          stallMs: STALL_MS,
        },
        maxTokens: 800,
        dailyTokens: 1_000_000,
      },
    },
  });
});

afterAll(async () => {
  await api.stop();
  await model.close();
});

const ask = (accept = 'text/event-stream', init: RequestInit = {}, url = api.url) =>
  fetch(`${url}/mockup/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(request),
    ...init,
  });

function eventsOf(text: string): MockupStreamEvent[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(
    ([, event, data]) => ({ event, data: JSON.parse(data ?? '') }) as MockupStreamEvent,
  );
}

const stepsOf = (events: MockupStreamEvent[]) =>
  events.flatMap(({ event, data }) => (event === 'progress' ? data.written : []));

/** Response in the last event; undefined if that is not a result. */
function resultOf(events: MockupStreamEvent[]): MockupResponse | undefined {
  const last = events.at(-1);
  return last?.event === 'result' ? last.data : undefined;
}

const stored = async () => (await api.database.select().from(mockups)).length;
const own = await embeddedEngine().draft(request);
const places = own.mockup.sections.reduce((sum, { services = [] }) => sum + 1 + services.length, 1);

describe('a draft in events', () => {
  it('tells of each place while the next is still to come, and ends with the draft', async () => {
    let goOn = () => {};
    say = (response) => {
      response.write(piece(hero('Rye bread by seven')));
      goOn = () => response.end(piece(section('About')) + ending('stop'));
    };
    const response = await ask();
    expect(response.headers.get('content-type')).toMatch('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(
      `event: progress\ndata: {"written":1,"of":${places}}\n\n`,
    );
    goOn();
    let rest = '';
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
      rest += next.value;
    }
    const events = eventsOf(rest);
    expect(stepsOf(events)).toEqual([2]);
    expect(resultOf(events)?.mockup.hero.title).toBe('Rye bread by seven');
    expect(resultOf(events)?.quote).toEqual(own.quote);
    expect(await api.database.select().from(mockups)).toMatchObject([
      { engine: 'provider', request, ...resultOf(events) },
    ]);
  });

  it('counts a place once, and no line that is refused or for no place of the draft', async () => {
    say = (response) =>
      response.end(
        piece(hero('Rye bread')) +
          piece(hero('Rye bread by seven')) +
          piece(`not JSON\n${section('Elsewhere')}${section('About')}`) +
          ending('stop'),
      );
    const events = eventsOf(await (await ask()).text());
    expect(stepsOf(events)).toEqual([1, 2]);
    expect(resultOf(events)?.mockup.hero.title).toBe('Rye bread by seven');
  });

  it.each([
    ['is cut off', (response: ServerResponse) => response.end(ending('length'))],
    ['breaks off', (response: ServerResponse) => setTimeout(() => response.destroy(), 50)],
    ['stalls', () => {}],
  ])('ends with the embedded words where a reply %s', async (_, stop) => {
    say = (response) => {
      response.write(piece(hero('Rye bread by seven') + section('About').slice(0, 30)));
      stop(response);
    };
    const events = eventsOf(await (await ask()).text());
    expect(stepsOf(events)).toEqual([1]);
    expect(resultOf(events)?.mockup.hero.title).toBe('Rye bread by seven');
    expect(resultOf(events)?.mockup.sections).toEqual(own.mockup.sections);
  });

  it('tells of a failure that comes after a step, and logs it', async () => {
    say = (response) => response.end(piece(hero('Rye bread')) + ending('stop'));
    await api.database.execute(sql`alter table mockups rename to mockups_away`);
    try {
      const events = eventsOf(await (await ask()).text());
      expect(events).toEqual([
        { event: 'progress', data: { written: 1, of: places } },
        {
          event: 'failed',
          data: { error: 'INTERNAL', message: expect.stringContaining('Something went wrong') },
        },
      ]);
      expect(api.log.join('')).toContain('mockups');
      say = (response) => response.end(ending('stop'));
      const early = await ask();
      expect(early.status).toBe(500);
      expect(await early.json()).toMatchObject({ error: 'INTERNAL' });
    } finally {
      await api.database.execute(sql`alter table mockups_away rename to mockups`);
    }
  });

  it.each(['text/event-stream', 'application/json'])(
    'ends the call to the model and keeps nothing when a client that accepts %s leaves',
    async (accept) => {
      const before = await stored();
      const logged = api.log.length;
      const leave = new AbortController();
      const asked = new Promise<ServerResponse>((resolve) => {
        say = (response) => {
          response.write(piece(hero('Rye bread')));
          resolve(response);
        };
      });
      const answer = ask(accept, { signal: leave.signal }).catch(() => {});
      const response = await asked;
      if (accept === 'text/event-stream') await (await answer)?.body?.getReader().read();
      leave.abort();
      await once(response, 'close');
      await eventually(() => expect(api.log.slice(logged).join('')).toContain('"aborted":true'));
      expect(await stored()).toBe(before);
      expect(api.log.slice(logged).join('')).not.toMatch(/"level":"(error|warn)"/);
    },
  );

  it('answers a request that is wrong like the plain call', async () => {
    const response = await ask('text/event-stream', { body: '{"companyName":" "}' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch('application/json');
    expect(await response.json()).toMatchObject({ message: 'Please enter a company name' });
  });

  it.each(['application/json', '*/*', 'application/json, text/event-stream;q=0.9', 'image/png'])(
    'is for those alone who ask for it, not for %s',
    async (accept) => {
      say = (response) => response.end(piece(hero('Rye bread')) + ending('stop'));
      const response = await ask(accept);
      expect(response.headers.get('content-type')).toMatch('application/json');
      expect(response.headers.get('vary')).toContain('Accept');
      expect(((await response.json()) as MockupResponse).mockup.hero.title).toBe('Rye bread');
    },
  );
});

it('holds the result alone where no model writes', async () => {
  const plain = await startTestApi(DATABASE, {
    mockup: { dailyBytes: 1_000_000, hasEncoder: false, writer: undefined },
  });
  try {
    const events = eventsOf(await (await ask('text/event-stream', {}, plain.url)).text());
    expect(events).toEqual([{ event: 'result', data: own }]);
  } finally {
    await plain.stop();
  }
});
