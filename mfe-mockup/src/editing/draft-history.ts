import type { Draft, SharedDraft } from './draft';
import { type EditPath, sectionOf } from './edits';

/** The draft on the page, what it was before each step, and what was taken back. */
export interface DraftHistory {
  /** Null before the first draft. */
  draft: Draft | null;
  /** Oldest first. */
  past: readonly Draft[];
  /** Next first. */
  future: readonly Draft[];
  /** Where the last change was made: typing on in one place is one step. */
  lastPath: EditPath | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 50;

/** Before the first draft. */
export const noDraft: DraftHistory = { draft: null, past: [], future: [], lastPath: null };

const step = ({ draft, past }: DraftHistory): readonly Draft[] =>
  draft ? [...past, draft].slice(-MOST_STEPS) : past;

/** Puts a value in place. */
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

/** Companies are the same when their names differ in case and spaces alone. */
const isSameCompany = (one: Draft, other: Draft): boolean => companyOf(one) === companyOf(other);

/**
 * Puts a new draft in place of the one before. What the visitor wrote about this company stays; another company starts
 * afresh, and a step back brings the first with its changes.
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

/** Notes the address of a shared draft, which is no change that could be taken back. */
export const withShared = (history: DraftHistory, shared: SharedDraft | null): DraftHistory =>
  history.draft ? { ...history, draft: { ...history.draft, shared } } : history;

/** The address of a shared draft outlives the steps of its company: it is no change, and its key must not be lost. */
const withAddress = (draft: Draft, from: Draft): Draft =>
  isSameCompany(draft, from) ? { ...draft, shared: from.shared } : draft;

/** Takes the last step back; the same history when there is none. */
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

/** Takes the step again that was taken back last; the same history when there is none. */
export function redone(history: DraftHistory): DraftHistory {
  const { draft, future } = history;
  const [next, ...later] = future;
  if (!draft || !next) return history;
  return { draft: withAddress(next, draft), past: step(history), future: later, lastPath: null };
}

/** Names of sections that the visitor changed and that this look of the draft does not have. */
export function hiddenSections({ edits, result }: Draft): string[] {
  const names = result.mockup.sections.map(({ name }) => name);
  const changed = Object.keys(edits).flatMap((path) => sectionOf(path) ?? []);
  return [...new Set(changed)].filter((name) => !names.includes(name));
}
