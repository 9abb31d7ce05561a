import { say } from './ask-api';
import { readSet } from './read-sets';
import { type RunningApi, startApi } from './start-api';

/** Concurrent conversations, turns in each, and turns that only warm up. */
const CONVERSATIONS = 50;
const TURNS = 20;
const WARM_UP = 3;

/**
 * Pause before a visitor's next message, in milliseconds: shorter than anyone needs to type one, or, with `--typed`, as
 * long as reading a reply and typing a sentence take.
 */
const PAUSE_MS = process.argv.includes('--typed') ? [4_000, 12_000] : [500, 1_500];

/** The goal for the 95th percentile of a turn, in milliseconds. */
const GOAL_MS = 40;

/** A route that has nothing to do with the assistant, its calls before the load, and the pause between two calls. */
const OTHER_ROUTE = '/services';
const CALLS_BEFORE = 100;
const CALL_PAUSE_MS = 50;

/** Put before a message that was sent already, so that no two are the same and no cache flatters the result. */
const OPENINGS = ['Hi,', 'Question:', 'So', 'Well,', 'Another one:', 'Hello there,', 'Hm,', 'OK,'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** As many messages as are wanted, all worded differently. */
async function distinctMessages(count: number): Promise<string[]> {
  const dialogues = await readSet('development');
  const texts = new Set(dialogues.flatMap(({ turns }) => turns.map(({ say }) => say)));
  const messages = [...texts];
  for (const opening of OPENINGS) messages.push(...[...texts].map((text) => `${opening} ${text}`));
  if (messages.length < count) throw new Error(`The set has too few messages for ${count} turns`);
  return messages.slice(0, count);
}

async function converse(url: string, messages: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  let conversationId: string | undefined;
  for (const [turn, message] of messages.entries()) {
    const [shortest = 0, longest = 0] = PAUSE_MS;
    await pause(shortest + Math.random() * (longest - shortest));
    const begin = performance.now();
    ({ conversationId } = await say(url, message, conversationId));
    if (turn >= WARM_UP) times.push(performance.now() - begin);
  }
  return times;
}

/** Calls the other route until `isDone`, and resolves with the time of each call in milliseconds. */
async function callOtherRoute(url: string, isDone: (calls: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isDone(times.length)) {
    const begin = performance.now();
    const response = await fetch(url + OTHER_ROUTE);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${OTHER_ROUTE} answered ${response.status}`);
    times.push(performance.now() - begin);
    await pause(CALL_PAUSE_MS);
  }
  return times;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function print(name: string, times: readonly number[]): void {
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  process.stdout.write(
    `${name}: ${times.length} times, median ${median} ms, p95 ${p95} ms, p99 ${p99} ms\n`,
  );
}

async function measure({ url }: RunningApi): Promise<boolean> {
  const turns = TURNS + WARM_UP;
  const messages = await distinctMessages(CONVERSATIONS * turns);
  await callOtherRoute(url, (calls) => calls >= WARM_UP);
  const before = await callOtherRoute(url, (calls) => calls >= CALLS_BEFORE);
  let isOver = false;
  const during = callOtherRoute(url, () => isOver);
  const times = await Promise.all(
    Array.from({ length: CONVERSATIONS }, (_, number) =>
      converse(url, messages.slice(number * turns, (number + 1) * turns)),
    ),
  ).finally(() => {
    isOver = true;
  });
  const beside = await during;
  print(`Turns of ${CONVERSATIONS} conversations at a time (goal p95 ${GOAL_MS} ms)`, times.flat());
  print(`GET ${OTHER_ROUTE} before`, before);
  print(`GET ${OTHER_ROUTE} beside them`, beside);
  const ratio = percentile(beside, 0.95) / percentile(before, 0.95);
  process.stdout.write(`Its p95 is ${ratio.toFixed(2)} times what it was before.\n`);
  return percentile(times.flat(), 0.95) <= GOAL_MS;
}

const api = await startApi();
try {
  process.exitCode = (await measure(api)) ? 0 : 1;
} finally {
  await api.stop();
}
