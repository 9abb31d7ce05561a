import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type {
  Consultation,
  ConsultationResponse,
  ConsultationSlotsResponse,
} from '@northloop/contracts';
import { type ApiProcess, createApiProcess } from '../../fixtures/api/api-process';
import type { LeadStore } from '../../fixtures/api/lead-store';
import { sendRequest } from '../../fixtures/api/send-request';
import { bookUntilAnswered, type VisitorAnswer } from './consultation-visitor';
import {
  type BookedRow,
  type BrokenPromises,
  judgeConsultations,
  refusedOf,
  winnersOf,
} from './judge-consultations';

export interface BookOptions {
  store: LeadStore;
  /** With one, the killed process is started again; with more, the others serve its visitors. */
  processes: number;
  visitors: number;
  /** When a process is killed: once this many percent of the visitors have their answer. */
  killAt: number;
}

export interface BookResult extends BrokenPromises {
  slots: number;
  /** Bookings in the database that stand. */
  booked: number;
  /** Visitors who were told that their time is taken. */
  refused: number;
  before: AnswerCount;
  after: AnswerCount;
  /** Visitors whose booking was stored before the kill, and who were told so only after it. */
  toldLater: number;
  /** Calls that were sent again. */
  again: number;
  /** Milliseconds from each visitor's first call to the answer. */
  waits: number[];
}

/** Answers that arrived before or after the kill. */
interface AnswerCount {
  answers: number;
  /** Those of them that confirm a booking. */
  bookings: number;
}

/** Twenty half hours on every day. */
const STUDIO = {
  CONSULTATION_HOURS: 'Mon-Sun 08:00-18:00',
  CONSULTATION_BUFFER_MINUTES: '0',
  CONSULTATION_DAY_LIMIT: '100',
  CONSULTATION_LEAD_HOURS: '0',
  CONSULTATION_HOLIDAYS: 'none',
  CONSULTATION_CLOSED: 'none',
};

/** The UTC date so many days ahead is at least three days ahead in the studio, too. */
const DAYS_AHEAD = 4;
const DAY_MS = 86_400_000;

/** Lets visitors ask for the times of one day at once, and kills an API process when some have their answer. */
export async function bookSlots(options: BookOptions): Promise<BookResult> {
  const { store, processes, visitors } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const apis: ApiProcess[] = [];
  for (let count = 0; count < processes; count += 1) {
    apis.push(await createApiProcess({ ...store.env, ...STUDIO }));
  }
  const [victim, survivor = victim] = apis;
  if (victim === undefined || survivor === undefined) throw new Error('There must be an API');
  try {
    for (const api of apis) api.launch();
    await Promise.all(apis.map((api) => api.whenReady()));
    const date = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
    const slots = await freeSlots(agent, survivor.url, `?from=${date}&to=${date}`);
    // A process that has just started is slow, so that only the other would have visitors to lose.
    await Promise.all(apis.map(({ url }) => freeSlots(agent, url)));

    const answers: VisitorAnswer[] = [];
    const before = Math.ceil((visitors * options.killAt) / 100);
    let killed = 0;
    let recovery: Promise<void> | undefined;
    const killVictim = async () => {
      killed = Date.now();
      await victim.kill();
      if (survivor !== victim) return;
      victim.launch();
      await victim.whenReady();
    };
    const nextUrl = async () => {
      if (recovery === undefined) throw new Error('A connection broke before the kill');
      await recovery;
      return survivor.url;
    };
    await Promise.all(
      crowdOf(visitors, slots).map(async ({ visitor, round }) => {
        const { url } = apis[round % apis.length] ?? survivor;
        answers.push(await bookUntilAnswered(agent, visitor, url, nextUrl));
        if (answers.length === before) recovery = killVictim();
      }),
    );
    await recovery;

    const shown = await showBookings(agent, survivor.url, answers);
    const freeAtEnd = new Set(await freeSlots(agent, survivor.url));
    await Promise.all(apis.map((api) => api.stop()));
    const rows = await store.query<BookedRow & { createdAt: Date }>(
      `select email, idempotency_key as key, starts_at as "startsAt", state, created_at as "createdAt"
       from consultations`,
    );
    const storedBefore = new Set(
      rows.filter((row) => row.createdAt.getTime() < killed).map(({ email }) => email),
    );
    return {
      ...judgeConsultations({ slots, answers, rows, freeAtEnd, shown }),
      slots: slots.length,
      booked: rows.filter(({ state }) => state === 'booked').length,
      refused: refusedOf(answers).length,
      before: countOf(answers.slice(0, before)),
      after: countOf(answers.slice(before)),
      toldLater: winnersOf(answers).filter(
        ({ email, calls }) => calls > 1 && storedBefore.has(email),
      ).length,
      again: answers.reduce((sum, { calls }) => sum + calls - 1, 0),
      waits: answers.map(({ begun, received }) => received - begun),
    };
  } finally {
    await Promise.all(apis.map((api) => api.kill()));
    agent.destroy();
  }
}

const countOf = (answers: readonly VisitorAnswer[]): AnswerCount => ({
  answers: answers.length,
  bookings: winnersOf(answers).length,
});

/**
 * Visitor i wants time i modulo the number of times; rounds of them go to the API processes in turn. In order of the
 * times, because otherwise the first to be served would take them all, and the kill would find nothing left to book.
 */
const crowdOf = (visitors: number, slots: readonly string[]) =>
  slots.flatMap((slot, first) =>
    Array.from({ length: Math.ceil((visitors - first) / slots.length) }, (_, round) => ({
      round,
      visitor: {
        email: `visitor-${first + round * slots.length}@bakery.example`,
        key: randomUUID(),
        slot,
      },
    })),
  );

async function freeSlots(agent: Agent, url: string, query = ''): Promise<string[]> {
  const answer = await sendRequest({ agent, url: `${url}/consultations/slots${query}` });
  if (answer.status !== 200) throw new Error(`Free times: ${answer.status} ${answer.text}`);
  return (JSON.parse(answer.text) as ConsultationSlotsResponse).slots;
}

/** What the API shows for each token that was given out, by address. */
async function showBookings(
  agent: Agent,
  url: string,
  answers: readonly VisitorAnswer[],
): Promise<Map<string, Consultation>> {
  const shown = new Map<string, Consultation>();
  for (const { email, token } of winnersOf(answers)) {
    const query = new URLSearchParams({ token });
    const answer = await sendRequest({ agent, url: `${url}/consultations/booking?${query}` });
    if (answer.status !== 200) continue;
    shown.set(email, (JSON.parse(answer.text) as ConsultationResponse).consultation);
  }
  return shown;
}
