import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { postJson, type ReceivedAnswer, sendRequest } from '../../fixtures/api/send-request';
import { openSlowConnections } from '../fixtures/slow-connections';
import { startUnlimitedSite } from '../fixtures/unlimited-site';

/** Milliseconds of each answer that visitors got in one turn without slow connections, and in one beside them. */
export interface Round {
  without: number[];
  beside: number[];
}

/** How visitors were served beside slow connections, and without them. */
export interface CrowdedDoor {
  rounds: Round[];
  /** Answers that no visitor should get. */
  wrong: string[];
  /** Fewest slow connections that stood at the end of a turn, and how many the site hung up on. */
  fewest: number;
  ended: number;
}

/** Visitors at a time, and the pause of each between two calls, in milliseconds: the site has time to spare. */
const VISITORS = 4;
const PAUSE_MS = 50;

/** What each visitor asks for in turn. */
const CALLS: readonly ((agent: Agent, url: string) => Promise<ReceivedAnswer>)[] = [
  (agent, url) => sendRequest({ agent, url: `${url}/api/services` }),
  (agent, url) => sendRequest({ agent, url: `${url}/about` }),
  (agent, url) => postJson(agent, `${url}/api/chatbot/message`, { message: 'When are you open?' }),
];

/**
 * Lets visitors use a site by turns with and without slow connections beside them.
 * @param connections how many are slow.
 * @param seconds of both kinds together, each.
 * @param rounds turns of each kind. What else the machine does should fall on both, and spoils one round at most when
 *   it begins or ends.
 */
export async function crowdTheDoor({
  connections,
  seconds,
  rounds,
}: {
  connections: number;
  seconds: number;
  rounds: number;
}): Promise<CrowdedDoor> {
  const site = await startUnlimitedSite();
  const agent = new Agent({ keepAlive: true });
  const result: CrowdedDoor = { rounds: [], wrong: [], fewest: connections, ended: 0 };

  async function visit(times: number[], end: number): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const begin = performance.now();
      const answer = await CALLS[turn % CALLS.length]?.(agent, site.url);
      times.push(performance.now() - begin);
      if (answer?.status !== 200 && answer?.status !== 201) {
        result.wrong.push(`${answer?.status}: ${answer?.text.slice(0, 200)}`);
      }
      await delay(PAUSE_MS);
    }
  }
  const visitFor = (times: number[], limit: number) =>
    Promise.all(Array.from({ length: VISITORS }, () => visit(times, performance.now() + limit)));

  try {
    const turn = (seconds * 1000) / rounds;
    // The first pages and answers of a process take longer than any later one.
    await visitFor([], Math.min(turn, 5_000));
    for (let round = 0; round < rounds; round += 1) {
      const times: Round = { without: [], beside: [] };
      result.rounds.push(times);
      await visitFor(times.without, turn);
      const slow = openSlowConnections(site.url, connections);
      while (slow.open() < connections) await delay(10);
      await visitFor(times.beside, turn);
      result.fewest = Math.min(result.fewest, slow.open());
      result.ended += slow.ended();
      slow.close();
    }
  } finally {
    agent.destroy();
    await site.dispose();
  }
  return result;
}
