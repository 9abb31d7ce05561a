import type { Draft, SharedDraft } from './draft';
import type { EditPath } from './edits';
import type { TextPlace } from './text-places';

/** The draft on the page, with its earlier states and the undone ones. */
export interface DraftHistory {
  /** Null before the first draft. */
  draft: Draft | null;
  /** Oldest first. */
  past: readonly Draft[];
  /** Next first. */
  future: readonly Draft[];
  /** Path of the last change: further typing in the same place belongs to the same step. */
  lastPath: EditPath | null;
}

/** Maximum number of steps that can be undone. */
const MOST_STEPS = 50;

/** Before the first draft. */
export const noDraft: DraftHistory = { draft: null, past: [], future: [], lastPath: null };

const step = ({ draft, past }: DraftHistory): readonly Draft[] =>
  draft ? [...past, draft].slice(-MOST_STEPS) : past;

/** Sets a value in the draft. */
export function withEdit(history: DraftHistory, path: EditPath, value: string): DraftHistory {
  const { draft, past, lastPath } = history;
  if (!draft) return history;
  return {
    draft: { ...draft, edits: { ...draft.edits, [path]: value } },
    past: path === lastPath ? past : step(history),
    future: [],
    lastPath: path,
  };
}

const companyOf = (draft: Draft): string =>
  draft.request.companyName.toLowerCase().replace(/\s+/g, ' ').trim();

/** Two companies are the same if their names differ only in case and spaces. */
const isSameCompany = (one: Draft, other: Draft): boolean => companyOf(one) === companyOf(other);

/**
 * Replaces the current draft. The visitor's changes stay if the company is the same. A draft for another company starts
 * without changes; undo brings back the earlier draft with its changes.
 */
export function withDraft(
  history: DraftHistory,
  made: Pick<Draft, 'request' | 'result'>,
): DraftHistory {
  const fresh: Draft = { ...made, edits: {}, shared: null };
  const { draft } = history;
  const isSame = draft !== null && isSameCompany(draft, fresh);
  return {
    draft: isSame ? { ...fresh, edits: draft.edits, shared: draft.shared } : fresh,
    past: step(history),
    future: [],
    lastPath: null,
  };
}

/** Stores the address of a shared draft. Sharing is not an edit, so it cannot be undone. */
export const withShared = (history: DraftHistory, shared: SharedDraft | null): DraftHistory =>
  history.draft ? { ...history, draft: { ...history.draft, shared } } : history;

/** Undo and redo keep the address of a shared draft for the same company, so that its delete key is not lost. */
const withAddress = (draft: Draft, from: Draft): Draft =>
  isSameCompany(draft, from) ? { ...draft, shared: from.shared } : draft;

/** Undoes the last step. Returns the same history if there is none. */
export function undone(history: DraftHistory): DraftHistory {
  const { draft, past, future } = history;
  const before = past.at(-1);
  if (!draft || !before) return history;
  return {
    draft: withAddress(before, draft),
    past: past.slice(0, -1),
    future: [draft, ...future],
    lastPath: null,
  };
}

/** Redoes the step that was undone last. Returns the same history if there is none. */
export function redone(history: DraftHistory): DraftHistory {
  const { draft, future } = history;
  const [next, ...later] = future;
  if (!draft || !next) return history;
  return { draft: withAddress(next, draft), past: step(history), future: later, lastPath: null };
}

/** Whether the visitor changed a text that this look of the draft does not have; `places` are the texts that it has. */
export function hidesEdits({ edits }: Draft, places: readonly TextPlace[]): boolean {
  const shown = new Set<string>(places.map(({ path }) => path));
  return Object.keys(edits).some((path) => !path.startsWith('color.') && !shown.has(path));
}
