import type { Service, ServicesResponse } from '@northloop/contracts';
import type { ApiClient } from '@northloop/kit';

/**
 * Fetches the agency's services from the API.
 * @throws when the call fails, or when the answer is not a list of at least one service.
 */
export async function fetchServices(
  api: Pick<ApiClient, 'get'>,
  signal?: AbortSignal,
): Promise<Service[]> {
  const answer = await api.get<ServicesResponse>('/api/services', signal && { signal });
  if (!Array.isArray(answer) || answer.length === 0) {
    throw new Error('The list of services could not be loaded');
  }
  return answer;
}
