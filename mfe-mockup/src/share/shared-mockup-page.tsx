import '../module.css';
import { type SharedMockup as Draft, SHARED_MOCKUP_ID_PATTERN } from '@northloop/contracts';
import { ApiRequestError, definePage } from '@northloop/kit';
import { SharedMockup } from './shared-mockup';

/** The page of a shared draft. Unknown and deleted drafts give a 404. */
export const page = definePage<Draft>({
  Component: SharedMockup,
  load: async ({ params, api }) => {
    const { id = '' } = params;
    if (!SHARED_MOCKUP_ID_PATTERN.test(id)) return { notFound: true };
    try {
      // A server-rendered page contains the parsed draft; browsers load the reader only if they fetch the draft.
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
