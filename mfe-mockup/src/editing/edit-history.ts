import type { EditPath, Edits } from './edits';

/** A visitor's changes, and what they were before each step. */
export interface EditHistory {
  edits: Edits;
  /** Oldest first. */
  past: readonly Edits[];
  /** Where the last change was made: typing on in one place is one step. */
  lastPath: EditPath | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 50;

/** Before the first change. */
export const noEdits: EditHistory = { edits: {}, past: [], lastPath: null };

/** Puts a value in place. */
export function withEdit(history: EditHistory, path: EditPath, value: string): EditHistory {
  const { edits, past, lastPath } = history;
  return {
    edits: { ...edits, [path]: value },
    past: path === lastPath ? past : [...past, edits].slice(-MOST_STEPS),
    lastPath: path,
  };
}

/** Takes the last step back; the same history when there is none. */
export function withoutLastEdit(history: EditHistory): EditHistory {
  const edits = history.past.at(-1);
  return edits ? { edits, past: history.past.slice(0, -1), lastPath: null } : history;
}
