import type { Agent } from 'node:http';
import { IDEMPOTENCY_KEY_HEADER } from '@northloop/contracts';
import { postJson, type ReceivedAnswer } from '../../fixtures/api/send-request';

/** Somebody who wants one time. */
export interface Visitor {
  email: string;
  /** Idempotency key of all their calls. */
  key: string;
  /** Start of the time, ISO 8601 in UTC. */
  slot: string;
}

/** What a visitor was told in the end. Times are those of `performance.now()`, in milliseconds. */
export interface VisitorAnswer extends Visitor {
  answer: ReceivedAnswer;
  /** When the first call was sent. */
  begun: number;
  /** When the call was sent that was answered, and when the answer had arrived. */
  sent: number;
  received: number;
  /** Number of calls that were sent. */
  calls: number;
}

/** One process is killed once, so that no call after the second has a reason to break. */
const MOST_CALLS = 3;

/**
 * Books a time. Whenever the connection breaks, sends the same call with the same key again.
 * @param url address of the API for the first call
 * @param nextUrl resolves with the address for the next one, as soon as it may be sent
 * @throws if the connection breaks again and again
 */
export async function bookUntilAnswered(
  agent: Agent,
  visitor: Visitor,
  url: string,
  nextUrl: () => Promise<string>,
): Promise<VisitorAnswer> {
  const { email, key, slot } = visitor;
  const body = { slot, name: 'Dana Whitfield', email, topic: `A site for ${email}` };
  const begun = performance.now();
  let address = url;
  for (let calls = 1; calls <= MOST_CALLS; calls += 1) {
    const sent = performance.now();
    const answer = await postJson(agent, `${address}/consultations`, body, {
      [IDEMPOTENCY_KEY_HEADER]: key,
    }).catch(() => undefined);
    if (answer !== undefined) {
      return { ...visitor, answer, begun, sent, received: performance.now(), calls };
    }
    address = await nextUrl();
  }
  throw new Error(`${email} got no answer to ${MOST_CALLS} calls`);
}
