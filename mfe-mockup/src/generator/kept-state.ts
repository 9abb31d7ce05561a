import type { MockupRequest } from '@northloop/contracts';
import { keep, readKept } from '@northloop/kit/browser-features/kept-value';
import type { EditHistory } from '../editing/edit-history';
import type { Edits } from '../editing/edits';
import type { KeptState } from './generator-state';
import { fields, isFields, text } from './json-fields';
import { readMockupResponse } from './read-mockup-response';

/** Key in the browser's session store: the draft stays with the tab, as long as the tab is there. */
const KEY = 'northloop-mockup';

/** Keeps the draft for a reload. A browser that allows no storage forgets it, and nothing else happens. */
export function keepState({ request, result, history, shared }: KeptState): void {
  keep('session', KEY, JSON.stringify({ request, result, edits: history.edits, shared }));
}

/** The draft from before the reload; null when there is none that can be read. */
export function readKeptState(): KeptState | null {
  try {
    return parseKeptState(readKept('session', KEY) ?? '');
  } catch {
    return null;
  }
}

/**
 * Reads what {@link keepState} wrote.
 * @throws {Error} when it is something else
 */
export function parseKeptState(json: string): KeptState {
  const { request, result, edits, shared } = fields(JSON.parse(json));
  const companyName = text(fields(request).companyName);
  if (companyName === '') throw new Error('No draft is kept');
  const { id, deleteKey, expires } = fields(shared);
  return {
    request: { ...(request as MockupRequest), companyName },
    result: readMockupResponse(result),
    history: { edits: readEdits(edits), past: [], lastPath: null } satisfies EditHistory,
    shared: isFields(shared)
      ? { id: text(id), deleteKey: text(deleteKey), expires: text(expires) || null }
      : null,
  };
}

const readEdits = (value: unknown): Edits =>
  Object.fromEntries(
    Object.entries(fields(value)).filter((entry) => typeof entry[1] === 'string'),
  ) as Edits;
