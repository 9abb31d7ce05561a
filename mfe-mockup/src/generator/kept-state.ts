import type { MockupRequest } from '@northloop/contracts';
import { keep, readKept } from '@northloop/kit/browser-features/kept-value';
import type { Draft } from '../editing/draft';
import type { Edits } from '../editing/edits';
import type { FormValues } from './form/form-values';
import { fields, isFields, text } from './request/json-fields';

/** Keys in session storage: the draft and the form are kept until the tab is closed. */
const DRAFT_KEY = 'northloop-mockup';
const FORM_KEY = 'northloop-mockup-form';

/** Saves the draft for a reload. */
export const keepDraft = (draft: Draft): void => keep('session', DRAFT_KEY, JSON.stringify(draft));

/** Reads the draft saved before the reload; null if there is none or it is not readable. */
export async function readKeptDraft(): Promise<Draft | null> {
  const kept = readKept('session', DRAFT_KEY);
  if (kept === null) return null;
  try {
    return await parseKeptDraft(kept);
  } catch {
    return null;
  }
}

/** Saves the form's values for a reload. */
export const keepForm = (values: FormValues): void =>
  keep('session', FORM_KEY, JSON.stringify(values));

/** Reads the form values saved before the reload. Empty if nothing readable was saved. */
export function readKeptForm(): FormValues {
  try {
    return parseKeptForm(readKept('session', FORM_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Parses the output of {@link keepForm}.
 * @throws {Error} if the text is anything else
 */
export function parseKeptForm(json: string): FormValues {
  const { features, leaveOut, ...rest } = fields(JSON.parse(json));
  const texts = Object.entries(rest).filter(([, value]) => typeof value === 'string' && value);
  return {
    ...Object.fromEntries(texts),
    ...(Array.isArray(features) && { features: textsOf(features) }),
    ...(Array.isArray(leaveOut) && { leaveOut: textsOf(leaveOut) }),
  };
}

/**
 * Parses the output of {@link keepDraft}.
 * @throws {Error} if the text is anything else
 */
export async function parseKeptDraft(json: string): Promise<Draft> {
  const { readMockupResponse } = await import('./request/read-mockup-response');
  const { request, result, edits, shared } = fields(JSON.parse(json));
  const companyName = text(fields(request).companyName);
  if (companyName === '') throw new Error('No draft is kept');
  const { id, deleteKey, expires } = fields(shared);
  return {
    request: { ...(request as MockupRequest), companyName },
    result: readMockupResponse(result),
    edits: readEdits(edits),
    shared: isFields(shared)
      ? { id: text(id), deleteKey: text(deleteKey), expires: text(expires) || null }
      : null,
  };
}

const textsOf = (values: readonly unknown[]): string[] =>
  values.filter((each) => typeof each === 'string');

const readEdits = (value: unknown): Edits =>
  Object.fromEntries(
    Object.entries(fields(value)).filter((entry) => typeof entry[1] === 'string'),
  ) as Edits;
