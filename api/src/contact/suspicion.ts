import { type FormSignals, TRAP_FIELD } from '@northloop/contracts';

/**
 * Why a submission looks automated: the trap was filled in, it was sent faster than anyone reads the form,
 * or the same text came moments ago.
 */
export type Suspicion = 'trap' | 'haste' | 'repeat';

/** Nobody reads a form and fills in three boxes in less; a browser that fills in by itself plus one click may come close. */
const HASTE_MS = 1_500;

/** What the form's signals alone give away. Never a reason to drop anything: a guess may be wrong. */
export function suspicionOf(signals: FormSignals): Suspicion | undefined {
  if (signals[TRAP_FIELD] !== undefined) return 'trap';
  if (signals.elapsedMs !== undefined && signals.elapsedMs < HASTE_MS) return 'haste';
  return undefined;
}
