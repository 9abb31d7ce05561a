import { createEmbeddedStore, createServerStore, type LeadStore } from '../fixtures/api/lead-store';
import { markdownTable } from '../fixtures/figures/markdown-table';
import { percentile } from '../fixtures/figures/percentile';
import { runOptions } from '../fixtures/figures/run-options';
import { type BookResult, bookSlots } from './scenarios/book-slots';

/**
 * Prints who got which of the twenty times of one day while an API process was killed. Fails if a booking was lost or
 * made twice, or a visitor got an untrue answer.
 */
const { visitors, processes } = runOptions({ visitors: 200, processes: 2 });

/** In percent of the answers. The early one hits bookings that are stored and that nobody was told of yet. */
const KILLS = [33, 5];

/** Half hours of a day. */
const TIMES = 20;

const results: { name: string; processes: number; killAt: number; result: BookResult }[] = [];
const measure = async (store: LeadStore | undefined, count: number, killAt: number) => {
  if (store === undefined) return;
  try {
    const result = await bookSlots({ store, processes: count, visitors, killAt });
    results.push({ name: store.name, processes: count, killAt, result });
  } finally {
    await store.dispose();
  }
};
for (const killAt of KILLS) {
  await measure(await createServerStore(), processes, killAt);
  // Only one process can open the embedded database.
  await measure(await createEmbeddedStore(), 1, killAt);
}

const column = (read: (result: BookResult) => string | number) =>
  results.map(({ result }) => read(result));
process.stdout.write(
  `## ${visitors} visitors at once for the times of one day, one API process killed in between\n\n${markdownTable(
    ['', ...results.map(({ name }) => name)],
    [
      ['API processes', ...results.map((run) => run.processes)],
      ['killed at, % of the answers', ...results.map((run) => run.killAt)],
      ['visitors', ...results.map(() => visitors)],
      ['times', ...column(({ slots }) => slots)],
      ['bookings', ...column(({ booked }) => booked)],
      ['clear answers that it is taken', ...column(({ refused }) => refused)],
      ['lost', ...column(({ lost }) => lost.length)],
      ['doubled', ...column(({ doubled }) => doubled.length)],
      ['wrong', ...column(({ wrong }) => wrong.length)],
      ['answers before the kill', ...column(({ before }) => before.answers)],
      ['- of these bookings', ...column(({ before }) => before.bookings)],
      ['answers after the kill', ...column(({ after }) => after.answers)],
      ['- of these bookings', ...column(({ after }) => after.bookings)],
      ['- of these stored before the kill', ...column(({ toldLater }) => toldLater)],
      ['calls sent again', ...column(({ again }) => again)],
      ['until the answer, median, ms', ...column(({ waits }) => percentile(waits, 0.5).toFixed(0))],
      ['until the answer, p95, ms', ...column(({ waits }) => percentile(waits, 0.95).toFixed(0))],
    ],
  )}`,
);
for (const { name, result } of results) {
  const { lost, doubled, wrong, slots, booked, refused, again } = result;
  const faults = [...lost, ...doubled, ...wrong];
  for (const fault of faults.slice(0, 10)) process.stderr.write(`${name}: ${fault}\n`);
  const isComplete = slots === TIMES && booked === TIMES && refused === visitors - TIMES;
  // Without a call that was sent again, the kill hit nobody and shows nothing.
  if (faults.length > 0 || !isComplete || again === 0) process.exitCode = 1;
}
