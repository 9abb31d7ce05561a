import '../module.css';
import { SHARED_MOCKUP_ID_PATTERN, type SharedMockupResponse } from '@northloop/contracts';
import { ApiRequestError, definePage } from '@northloop/kit';
import { SharedMockup } from './shared-mockup';

/** A draft that its maker shared; unknown and deleted ones are not found. */
export const page = definePage<SharedMockupResponse>({
  Component: SharedMockup,
  load: async ({ params, api }) => {
    const { id = '' } = params;
    if (!SHARED_MOCKUP_ID_PATTERN.test(id)) return { notFound: true };
    try {
      return { data: await api.get<SharedMockupResponse>(`/api/mockup/${id}`) };
    } catch (cause) {
      if (cause instanceof ApiRequestError && cause.status === 404) return { notFound: true };
      throw cause;
    }
  },
});
