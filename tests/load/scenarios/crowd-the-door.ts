import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { postJson, type ReceivedAnswer, sendRequest } from '../../fixtures/api/send-request';
import { openSlowConnections } from '../fixtures/slow-connections';
import { startUnlimitedSite } from '../fixtures/unlimited-site';

/** Response times in milliseconds in one turn without slow connections, and in one with them. */
export interface Round {
  without: number[];
  beside: number[];
}

/** How visitors were served with and without slow connections. */
export interface CrowdedDoor {
  rounds: Round[];
  /** Answers that visitors should never get. */
  wrong: string[];
  /** Lowest number of open slow connections at the end of a turn, and how many the site closed. */
  fewest: number;
  ended: number;
}

/** Concurrent visitors, and their pause between two calls in milliseconds. This is a light load for the site. */
const VISITORS = 4;
const PAUSE_MS = 50;

/** The calls that each visitor makes in turn. */
const CALLS: readonly ((agent: Agent, url: string) => Promise<ReceivedAnswer>)[] = [
  (agent, url) => sendRequest({ agent, url: `${url}/api/services` }),
  (agent, url) => sendRequest({ agent, url: `${url}/about` }),
  (agent, url) => postJson(agent, `${url}/api/chatbot/message`, { message: 'When are you open?' }),
];

/**
 * Lets visitors use a site in alternating turns with and without slow connections.
 * @param connections number of slow connections.
 * @param seconds total time of the turns with them, and again of those without.
 * @param rounds number of turns of each kind. Other work on the machine should affect both kinds, and distorts at most
 *   the rounds in which it begins or ends.
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
    // The first pages and answers of a process take longer than later ones.
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
