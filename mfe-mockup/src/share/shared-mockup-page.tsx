import '../module.css';
import { type SharedMockup as Draft, SHARED_MOCKUP_ID_PATTERN } from '@northloop/contracts';
import { ApiRequestError, definePage } from '@northloop/kit';
import { SharedMockup } from './shared-mockup';

/** A draft that its maker shared; unknown and deleted ones are not found. */
export const page = definePage<Draft>({
  Component: SharedMockup,
  load: async ({ params, api }) => {
    const { id = '' } = params;
    if (!SHARED_MOCKUP_ID_PATTERN.test(id)) return { notFound: true };
    try {
      // The page comes read from the server: a browser wants the reader only where it asks by itself.
      const [answer, { readSharedMockup }] = await Promise.all([
        api.get<unknown>(`/api/mockup/${id}`),
        import('./read-shared-mockup'),
      ]);
      return { data: readSharedMockup(answer) };
    } catch (cause) {
      if (cause instanceof ApiRequestError && cause.status === 404) return { notFound: true };
      throw cause;
    }
  },
});
