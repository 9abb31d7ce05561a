import { type FormSignals, TRAP_FIELD } from '@northloop/contracts';

/**
 * Why a submission looks automated: the trap was filled in, it was sent faster than anyone reads the form,
 * or the same text came moments ago.
 */
export type Suspicion = 'trap' | 'haste' | 'repeat';

/** Nobody reads a form and fills in three boxes in less; a browser that fills in by itself plus one click may come close. */
const HASTE_MS = 1_500;

/** What a filled-in trap gives away. All there is to judge one field by: a browser fills that in with one tap. */
export const trapSuspicionOf = (signals: FormSignals): Suspicion | undefined =>
  signals[TRAP_FIELD] === undefined ? undefined : 'trap';

/** What the signals of a form of several fields give away. Never a reason to drop anything: a guess may be wrong. */
export function suspicionOf(signals: FormSignals): Suspicion | undefined {
  if (trapSuspicionOf(signals)) return 'trap';
  if (signals.elapsedMs !== undefined && signals.elapsedMs < HASTE_MS) return 'haste';
  return undefined;
}
