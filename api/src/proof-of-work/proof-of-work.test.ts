import { PROOF_OF_WORK_HEADER, type ProofChallenge } from '@northloop/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../config/environment.js';
import { describeApi } from '../testing/describe-api.js';
import type { TestAnswer } from '../testing/start-test-api.js';

const toHeader = (proof: unknown) => ({
  [PROOF_OF_WORK_HEADER]: Buffer.from(JSON.stringify(proof)).toString('base64'),
});

const challengeOf = (answer: TestAnswer): ProofChallenge => {
  expect(answer).toMatchObject({ status: 428, body: { error: 'PROOF_REQUIRED' } });
  return (answer.body as { challenge: ProofChallenge }).challenge;
};

const solve = async (challenge: ProofChallenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey }),
});

const settings = { aboveVisitor: 2, aboveSite: 6, secret: undefined };

await describeApi(
  'proof of work',
  (api) => {
    let sent = 0;
    const send = (address: string, headers: Record<string, string> = {}) => {
      sent += 1;
      const message = { name: 'Dana', email: 'dana@bakery.example', message: `Message ${sent}` };
      return api().post('/contact', message, { 'x-forwarded-for': address, ...headers });
    };

    it('is asked of a visitor who sends oftener than people do, and lets the message pass', async () => {
      const visitor = '203.0.113.1';
      expect((await send(visitor)).status).toBe(201);
      expect((await send(visitor)).status).toBe(201);
      const proof = await solve(challengeOf(await send(visitor)));
      expect((await send(visitor, toHeader(proof))).status).toBe(201);
      // The proof is used up, so the next message needs another one.
      const next = await solve(challengeOf(await send(visitor, toHeader(proof))));
      expect((await send(visitor, toHeader(next))).status).toBe(201);
      expect((await send('203.0.113.2')).status).toBe(201);
    });

    it('is asked of everyone while all together send too much, once a message', async () => {
      const visitor = '203.0.113.3';
      const answers = [];
      for (let count = 0; count < 8; count += 1)
        answers.push(await send(`203.0.113.${10 + count}`));
      const asked = answers.filter(({ status }) => status === 428);
      expect(asked.length).toBeGreaterThanOrEqual(2);
      const proof = await solve(challengeOf(await send(visitor)));
      expect((await send(visitor, toHeader(proof))).status).toBe(201);
    });

    describe('does not take', () => {
      let visitors = 30;
      const newVisitor = () => {
        visitors += 1;
        return `203.0.113.${visitors}`;
      };
      const refused = async (change: (proof: Awaited<ReturnType<typeof solve>>) => unknown) => {
        const visitor = newVisitor();
        for (let count = 0; count < 3; count += 1) await send(visitor);
        const proof = await solve(challengeOf(await send(visitor)));
        challengeOf(await send(visitor, toHeader(change(proof))));
      };

      it('another solution', () =>
        refused(({ challenge }) => ({
          challenge,
          solution: { counter: 1, derivedKey: '00'.repeat(32) },
        })));

      it('an easier puzzle', () =>
        refused(({ challenge, solution }) => ({
          challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } },
          solution,
        })));

      it('a puzzle without a signature', () =>
        refused(({ challenge: { parameters }, solution }) => ({
          challenge: { parameters },
          solution,
        })));

      it.each([
        ['nothing', ''],
        ['no base64', '%%%'],
        ['too much', 'A'.repeat(5000)],
        ['another shape', Buffer.from('[1]').toString('base64')],
      ])('%s', async (_, header) => {
        const visitor = newVisitor();
        for (let count = 0; count < 3; count += 1) await send(visitor);
        challengeOf(await send(visitor, { [PROOF_OF_WORK_HEADER]: header }));
      });
    });

    it('is asked for on the newsletter too, counted by itself', async () => {
      const visitor = { 'x-forwarded-for': '203.0.113.5' };
      const body = { email: 'a@b.example' };
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await api().post('/newsletter', body, visitor)).status);
      }
      expect(statuses).toEqual([200, 200, 428]);
    });
  },
  { proofOfWork: settings, trustProxyHops: 1 },
);

await describeApi(
  'puzzles of another replica',
  (api) => {
    it('are answered to any, where they share a secret', async () => {
      const post = (headers: Record<string, string> = {}) =>
        api().post('/newsletter', { email: 'a@b.example' }, headers);
      const { createChallenge } = await import('altcha-lib');
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 10,
        counter: 7,
        deriveKey,
        hmacSignatureSecret: 'shared-by-replicas',
        hmacKeySignatureSecret: 'shared-by-replicas',
      });
      expect((await post()).status).toBe(200);
      expect((await post()).status).toBe(428);
      expect((await post(toHeader(await solve(challenge)))).status).toBe(200);
    });
  },
  {
    proofOfWork: { aboveVisitor: 1, aboveSite: 100, secret: 'shared-by-replicas' },
    rateLimits: readEnvironment({}).rateLimits,
  },
);
