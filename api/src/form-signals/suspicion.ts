import { type FormSignals, TRAP_FIELD } from '@northloop/contracts';

/**
 * Why a submission looks automated: the trap was filled in, the form was sent faster than anyone can read it, or the
 * same text was sent moments ago.
 */
export type Suspicion = 'trap' | 'haste' | 'repeat';

/**
 * People take longer to read a form and fill in three fields. A browser's autofill and one click may come close to
 * this.
 */
const HASTE_MS = 1_500;

/**
 * Suspicion from the trap only. For a form with one field, speed says nothing, because autofill completes it with one
 * tap.
 */
export const trapSuspicionOf = (signals: FormSignals): Suspicion | undefined =>
  signals[TRAP_FIELD] === undefined ? undefined : 'trap';

/** Suspicion for a form with several fields. Never a reason to discard a submission: the guess may be wrong. */
export function suspicionOf(signals: FormSignals): Suspicion | undefined {
  if (trapSuspicionOf(signals)) return 'trap';
  if (signals.elapsedMs !== undefined && signals.elapsedMs < HASTE_MS) return 'haste';
  return undefined;
}
