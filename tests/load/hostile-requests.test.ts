import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendHostileRequests, startTarget } from './scenarios/send-hostile-requests';

/** Requests per operation, with more for operations that parse a body. */
const WITH_BODY = 2_000;
const WITHOUT_BODY = 300;

let target: Awaited<ReturnType<typeof startTarget>>;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.stop());

it('answers random and hostile requests in the shape of every error, whatever the operation', async () => {
  expect(target.operations.length).toBeGreaterThanOrEqual(9);
  for (const operation of target.operations) {
    const { agent, api } = target;
    const count = operation.body === undefined ? WITHOUT_BODY : WITH_BODY;
    const { failure, statuses } = await sendHostileRequests(agent, api, operation, count, 5);
    const name = `${operation.method} ${operation.path}`;
    expect(failure, name).toBeUndefined();
    // If all were refused, nothing would have passed the first check.
    if (operation.body !== undefined) expect(Math.min(...statuses.keys()), name).toBeLessThan(300);
    expect(Math.max(...statuses.keys()), name).toBeGreaterThanOrEqual(400);
  }
});
