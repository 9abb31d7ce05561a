import type { ApiErrorBody, Consultation, ConsultationResponse } from '@northloop/contracts';
import type { VisitorAnswer } from './consultation-visitor';

/** A row of the database. */
export interface BookedRow {
  email: string;
  key: string | null;
  startsAt: Date;
  state: string;
}

/** A visitor who was told that the time is theirs. */
export interface Winner extends VisitorAnswer {
  /** Empty if the answer had none. */
  token: string;
}

export interface Evidence {
  /** All times that were wanted, ISO 8601 in UTC. */
  slots: readonly string[];
  answers: readonly VisitorAnswer[];
  rows: readonly BookedRow[];
  /** The free times when all was over. */
  freeAtEnd: ReadonlySet<string>;
  /** What the API showed by the winners' tokens when all was over, by address. */
  shown: ReadonlyMap<string, Consultation>;
}

/** What was promised and not kept; all empty if all was. */
export interface BrokenPromises {
  /** Bookings that were confirmed to a visitor and are not there. */
  lost: string[];
  /** Times or visitors with several bookings. */
  doubled: string[];
  /** Answers that say something untrue or nothing at all, and bookings that nobody was told of. */
  wrong: string[];
}

/** The visitors who got their time. */
export const winnersOf = (answers: readonly VisitorAnswer[]): Winner[] =>
  answers
    .filter(({ answer }) => answer.status === 201)
    .map((visitor) => ({
      ...visitor,
      token: (JSON.parse(visitor.answer.text) as ConsultationResponse).token ?? '',
    }));

/** The visitors who were told that somebody else has their time. */
export const refusedOf = (answers: readonly VisitorAnswer[]): VisitorAnswer[] =>
  answers.filter(({ answer }) => answer.status === 409 && errorOf(answer).error === 'SLOT_TAKEN');

const errorOf = ({ text }: VisitorAnswer['answer']): ApiErrorBody =>
  JSON.parse(text) as ApiErrorBody;

/** Compares what the visitors were told with the database and with what the API shows. */
export function judgeConsultations(evidence: Evidence): BrokenPromises {
  const { slots, answers, freeAtEnd } = evidence;
  const booked = evidence.rows.filter(({ state }) => state === 'booked');
  const winners = winnersOf(answers);
  const refused = refusedOf(answers);
  const told = new Set(winners.map(({ email }) => email));
  const bookedSlots = new Set(booked.map(slotOf));
  const known = new Set([...winners, ...refused].map(({ email }) => email));
  return {
    lost: winners.flatMap((winner) => lossesOf(winner, booked, evidence.shown)),
    doubled: [
      ...repeated(booked.map(slotOf)),
      ...repeated(evidence.rows.map(({ email }) => email)),
      ...repeated(winners.map(({ slot }) => `${slot}, confirmed`)),
    ],
    wrong: [
      ...slots.filter((slot) => !bookedSlots.has(slot)).map((slot) => `${slot} was not booked`),
      ...booked
        .filter((row) => !slots.includes(slotOf(row)))
        .map(({ email }) => `${email} booked another day`),
      ...booked
        .filter(({ email }) => !told.has(email))
        .map(({ email }) => `${email} was not told of a booking`),
      ...[...bookedSlots].filter((slot) => freeAtEnd.has(slot)).map((slot) => `${slot} is offered`),
      ...answers
        .filter(({ email }) => !known.has(email))
        .map(({ email, answer }) => `${email}: ${answer.status} ${answer.text.slice(0, 200)}`),
      ...refused.flatMap((visitor) => falseOffersTo(visitor, evidence, winners)),
    ],
  };
}

const slotOf = ({ startsAt }: BookedRow): string => startsAt.toISOString();

function lossesOf(
  { email, key, slot, token }: Winner,
  booked: readonly BookedRow[],
  shown: Evidence['shown'],
): string[] {
  const isStored = booked.some(
    (row) => row.email === email && row.key === key && slotOf(row) === slot,
  );
  const seen = shown.get(email);
  return [
    ...(isStored ? [] : [`${email} at ${slot}: not in the database`]),
    ...(token === '' ? [`${email} at ${slot}: got no token`] : []),
    ...(seen?.slot === slot && seen.state === 'booked' ? [] : [`${email} at ${slot}: not shown`]),
  ];
}

/** Offers that were not free when the visitor was told of them. */
function falseOffersTo(
  { email, slot, answer, sent }: VisitorAnswer,
  { slots, freeAtEnd }: Evidence,
  winners: readonly Winner[],
): string[] {
  const offers = errorOf(answer).slots ?? [];
  if (offers.length === 0) return [`${email}: no other time is offered`];
  const wasFree = (offer: string): boolean => {
    if (freeAtEnd.has(offer)) return true;
    // Whoever got it must not have known so before this visitor even asked.
    const owner = winners.find((winner) => winner.slot === offer);
    return slots.includes(offer) && owner !== undefined && owner.received >= sent;
  };
  return offers
    .filter((offer) => offer === slot || !wasFree(offer))
    .map((offer) => `${email}: was offered ${offer}, which was taken`);
}

/** The values that are there more than once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
