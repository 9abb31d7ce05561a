import {
  type ApiErrorBody,
  CONTACT_MAX_LENGTH,
  MOCKUP_MAX_FEATURES,
  MOCKUP_MAX_LEFT_OUT,
  MOCKUP_MAX_LENGTH,
} from '@northloop/contracts';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../config/environment.js';
import { createOpenApiDocument } from '../../openapi/openapi-document.js';
import { describeApi } from '../../testing/describe-api.js';

/** Most processor time that a refusal may take, in milliseconds. */
const REFUSAL_MS = 20;

const NO_LIMITS = {
  ...readEnvironment({}).rateLimits,
  chat: 1_000,
  mockup: 1_000,
  contact: 1_000,
  newsletter: 1_000,
};

const keys = (count: number, name = (index: number) => `k${index}`) =>
  `{${Array.from({ length: count }, (_, index) => `"${name(index)}":${index}`).join()}}`;

const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** JSON in which every character is written as its longest escape. */
const escaped = (value: object) =>
  JSON.stringify(value).replace(
    /x/g,
    () => `\\u${'x'.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const longest = (lengths: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, 'x'.repeat(length)]));

await describeApi(
  'bodies',
  (api) => {
    const posts = () =>
      Object.entries(createOpenApiDocument(api().app).paths)
        // One route takes a form instead.
        .filter(([, { post }]) => JSON.stringify(post?.requestBody ?? {}).includes('/json'))
        .map(([path]) => path.replace('/api', ''));

    const HOSTILE = [
      ['32,000 unknown fields', keys(32_000), 413],
      ['as many as fit', keys(1_200), 400],
      ['unknown fields within the limit', keys(90), 400],
      ['one field again and again', keys(1_200, () => 'name'), 400],
      ['an attack on prototypes, again and again', keys(1_000, () => '__proto__'), 400],
      ['a list of many entries', `{"name":[${'0,'.repeat(7_000)}0]}`, 400],
      ['lists 1,500 deep', nested(1_500), 400],
      ['objects 1,500 deep', `${'{"name":'.repeat(1_500)}1${'}'.repeat(1_500)}`, 400],
      ['a bracket without an end', '['.repeat(15_000), 400],
      ['a field with a long name', `{"${'k'.repeat(15_000)}":1}`, 400],
      ['numbers without end', `{"name":${'9'.repeat(15_000)},"email":1e400,"message":-1e400}`, 400],
    ] as const;

    it.each(HOSTILE)('refuses %s on every route, in few words', async (_what, body, status) => {
      expect(posts().length).toBeGreaterThanOrEqual(8);
      const logged = api().log.length;
      for (const path of posts()) {
        const answer = await api().post(path, body);
        expect([path, answer.status]).toEqual([path, status]);
        expect(JSON.stringify(answer.body).length, path).toBeLessThan(4_000);
        expect((answer.body as ApiErrorBody).details?.length ?? 0, path).toBeLessThanOrEqual(10);
      }
      const levels = api()
        .log.slice(logged)
        .map((line) => JSON.parse(line).level);
      expect(levels.filter((level) => level !== 'info')).toEqual([]);
    });

    it.each(HOSTILE)('spends little on %s', async (_what, body) => {
      const spent: number[] = [];
      for (let round = 0; round < 9; round += 1) {
        const start = process.cpuUsage();
        await api().post('/mockup/generate', body);
        const { user, system } = process.cpuUsage(start);
        spent.push((user + system) / 1000);
      }
      // The minimum leaves out garbage collection and other load; the cost of the refusal is in every round.
      expect(Math.min(...spent)).toBeLessThan(REFUSAL_MS);
    });

    it('takes the longest message, every character escaped', async () => {
      const fields = { ...longest(CONTACT_MAX_LENGTH), email: 'dana@bakery.example' };
      expect(await api().post('/contact', escaped(fields))).toMatchObject({ status: 201 });
    });

    it('takes the longest mockup request, every character escaped', async () => {
      const { feature, fact, ...texts } = MOCKUP_MAX_LENGTH;
      const body = escaped({
        ...longest(texts),
        features: Array.from({ length: MOCKUP_MAX_FEATURES }, () => 'x'.repeat(feature)),
        leaveOut: Array.from({ length: MOCKUP_MAX_LEFT_OUT }, () => 'x'.repeat(fact)),
      });
      expect(body.length).toBeGreaterThan(85_000);
      expect(await api().post('/mockup/generate', body)).toMatchObject({ status: 200 });
    });

    it.each(['/newsletter', '/chatbot/message'])(
      'refuses more than 16 kB on %s, where nobody needs more',
      async (path) => {
        const answer = await api().post(path, { message: 'x'.repeat(16 * 1024) });
        expect(answer).toMatchObject({
          status: 413,
          body: {
            error: 'BODY_TOO_LARGE',
            message: 'The request is larger than 16 kB. Please shorten it.',
          },
        });
      },
    );

    it('shortens the name of a field that it repeats', async () => {
      const { body } = await api().post('/newsletter', { ['k'.repeat(5_000)]: 1 });
      expect((body as ApiErrorBody).details?.[0]?.field).toHaveLength(61);
    });
  },
  { rateLimits: NO_LIMITS },
);
