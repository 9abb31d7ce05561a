import { say } from './ask-api';
import { developedQuestions } from './questions/developed/round-01';
import { startApi } from './start-api';

/** Concurrent conversations, turns in each, and turns that only warm up. */
const CONVERSATIONS = 50;
const TURNS = 20;
const WARM_UP = 3;

/** Pause before a visitor's next message, in milliseconds. Shorter than anyone needs to type one. */
const PAUSE_MS = [500, 1_500] as const;

/** The goal for the 95th percentile of a turn, in milliseconds. */
const GOAL_MS = 20;

const messages = developedQuestions.map(({ ask }) => ask);

async function converse(url: string, number: number): Promise<number[]> {
  const times: number[] = [];
  let conversationId: string | undefined;
  for (let turn = 0; turn < TURNS + WARM_UP; turn += 1) {
    const [shortest, longest] = PAUSE_MS;
    const pause = shortest + Math.random() * (longest - shortest);
    await new Promise((resolve) => setTimeout(resolve, pause));
    const begin = performance.now();
    const message = messages[(number * 7 + turn) % messages.length] ?? 'Hello';
    ({ conversationId } = await say(url, message, conversationId));
    if (turn >= WARM_UP) times.push(performance.now() - begin);
  }
  return times;
}

async function main(): Promise<boolean> {
  const api = await startApi();
  try {
    const begin = performance.now();
    const times = (
      await Promise.all(
        Array.from({ length: CONVERSATIONS }, (_, number) => converse(api.url, number)),
      )
    ).flat();
    const seconds = (performance.now() - begin) / 1000;
    times.sort((a, b) => a - b);
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    process.stdout.write(
      `${CONVERSATIONS} conversations at a time, ${times.length} turns in ${seconds.toFixed(1)} s: ` +
        `median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms (goal ${GOAL_MS}), p99 ${at(0.99).toFixed(1)} ms\n`,
    );
    return at(0.95) <= GOAL_MS;
  } finally {
    await api.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
