import {
  DELETE_KEY_HEADER,
  type Mockup,
  SHARED_MOCKUP_ID_PATTERN,
  type ShareMockupRequest,
  type ShareMockupResponse,
} from '@northloop/contracts';
import { type ApiClient, ApiRequestError } from '@northloop/kit';
import { fields, text } from '../generator/request/json-fields';

/** Shown when sharing fails. */
export const SHARE_FAILURE = 'The page could not be shared. Please try again.';

/** Address of a shared page on this site. */
export const sharedMockupPath = (id: string): string => `/mockup/${id}`;

/**
 * Shares a draft at its own address.
 * @throws {Error} with a message that can be shown to visitors
 */
export async function shareMockup(
  api: Pick<ApiClient, 'post'>,
  mockup: Mockup,
): Promise<ShareMockupResponse> {
  const request: ShareMockupRequest = { mockup };
  const answer = await api.post<unknown>('/api/mockup/share', request).catch((cause: unknown) => {
    const told = cause instanceof ApiRequestError ? cause.body?.message : undefined;
    throw new Error(told || SHARE_FAILURE, { cause });
  });
  const { id, deleteKey, expires } = fields(answer);
  if (!SHARED_MOCKUP_ID_PATTERN.test(text(id))) throw new Error(SHARE_FAILURE);
  return { id: text(id), deleteKey: text(deleteKey), expires: text(expires) || null };
}

/**
 * Deletes a shared page. A page that no longer exists counts as deleted.
 * @throws {Error} with a message that can be shown to visitors
 */
export async function deleteSharedMockup(
  api: Pick<ApiClient, 'delete'>,
  id: string,
  deleteKey: string,
): Promise<void> {
  const headers = { [DELETE_KEY_HEADER]: deleteKey };
  await api.delete(`/api${sharedMockupPath(id)}`, { headers }).catch((cause: unknown) => {
    if (cause instanceof ApiRequestError && cause.status === 404) return;
    throw new Error('The shared page could not be deleted. Please try again.', { cause });
  });
}
