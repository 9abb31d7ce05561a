import { parseArgs } from 'node:util';
import { byKind, isGood, missedGoals, shareOf } from './goals';
import { VERDICTS } from './judging/judge';
import { measureSet, type Result } from './measure-set';
import { readSet, SET_NAMES } from './read-sets';
import { startApi } from './start-api';
import { startLive } from './start-live';

/** With `--live` the assistant has read the composed site's pages; otherwise it only has its built-in knowledge. */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'measured' },
    failures: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
  },
});

/** Width of the first column and of the others, in characters. */
const WIDE = 26;
const NARROW = 18;

function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

function row(title: string, cells: readonly string[]): void {
  print(title.padEnd(WIDE) + cells.map((cell) => cell.padStart(NARROW)).join(''));
}

function resultRow(title: string, results: readonly Result[]): void {
  const counts = VERDICTS.map(
    (kind) => results.filter(({ verdict }) => verdict.kind === kind).length,
  );
  const good = `${(shareOf(results, isGood) * 100).toFixed(1)} %`;
  row(title, [...[results.length, ...counts].map(String), good]);
}

function printTable(title: string, results: readonly Result[]): void {
  row(title, ['turns', ...VERDICTS, 'good']);
  for (const [kind, rows] of byKind(results)) resultRow(kind, rows);
  print();
  const isSingle = ({ dialogue }: Result) => dialogue.turns.length === 1;
  resultRow('single turns', results.filter(isSingle));
  resultRow(
    'turns of dialogues',
    results.filter((result) => !isSingle(result)),
  );
  resultRow('all', results);
}

function printFailures(results: readonly Result[]): void {
  for (const { dialogue, turn, reply, verdict } of results) {
    if (verdict.isGood) continue;
    const number = dialogue.turns.indexOf(turn) + 1;
    print(`\n${dialogue.id}, turn ${number}: ${turn.say}`);
    print(`  ${verdict.kind}: ${verdict.reasons.join('; ')}`);
    print(`  ${reply.response.replaceAll('\n', '\n  ')}`);
    if (reply.choices) print(`  choices: ${reply.choices.join(' | ')}`);
  }
}

async function main(): Promise<boolean> {
  const set = SET_NAMES.find((name) => name === values.set);
  if (set === undefined) throw new Error(`--set is one of ${SET_NAMES.join(', ')}`);
  if (set === 'measured' && values.failures) {
    throw new Error('Nobody looks at this set one by one. Use --set development.');
  }
  const dialogues = await readSet(set);
  const api = await (values.live ? startLive() : startApi());
  try {
    const results = await measureSet(api.url, dialogues);
    if (values.failures) printFailures(results);
    print();
    printTable(set, results);
    const missed = missedGoals(results);
    print();
    for (const goal of missed) print(goal);
    if (missed.length === 0) print('All goals are reached.');
    return missed.length === 0;
  } finally {
    await api.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
