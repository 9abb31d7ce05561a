import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import { type EditHistory, noEdits, withEdit, withoutLastEdit } from '../editing/edit-history';
import type { EditPath } from '../editing/edits';

/** A draft that is shared under an address, and the key that deletes it. */
export interface SharedDraft {
  id: string;
  deleteKey: string;
  expires: string | null;
}

/** Where the generator stands. A failure keeps the last good result in view. */
export interface GeneratorState {
  phase: 'idle' | 'generating' | 'success' | 'error';
  /** What the result was made from. */
  request: MockupRequest | null;
  result: MockupResponse | null;
  history: EditHistory;
  shared: SharedDraft | null;
  /** How far the writing is; null while nothing is known of it. */
  progress: MockupProgress | null;
  /** Shown above the button while `phase` is `error`. */
  error: string | null;
  /** What a screen reader is told, in words that are nowhere else on the page. */
  announcement: string;
}

/** What of the state is kept for a visitor who comes back. */
export type KeptState = Pick<GeneratorState, 'request' | 'result' | 'history' | 'shared'>;

/** What may happen to the generator. */
export type GeneratorEvent =
  | { type: 'started'; companyName: string }
  | { type: 'progressed'; progress: MockupProgress }
  | { type: 'succeeded'; request: MockupRequest; result: MockupResponse }
  | { type: 'failed'; message: string }
  | { type: 'edited'; path: EditPath; value: string }
  | { type: 'undone' }
  | { type: 'shared'; shared: SharedDraft | null }
  | { type: 'restored'; kept: KeptState };

/** Before the first press. */
export const idleGenerator: GeneratorState = {
  phase: 'idle',
  request: null,
  result: null,
  history: noEdits,
  shared: null,
  progress: null,
  error: null,
  announcement: '',
};

/** The state after an event. */
export function generatorReducer(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case 'started':
      return {
        ...state,
        phase: 'generating',
        progress: null,
        error: null,
        announcement: `Drafting a homepage for ${event.companyName}.`,
      };
    case 'progressed':
      return progressed(state, event.progress);
    case 'succeeded':
      return succeeded(state, event);
    case 'failed':
      return { ...state, phase: 'error', progress: null, error: event.message, announcement: '' };
    case 'edited':
      return { ...state, history: withEdit(state.history, event.path, event.value) };
    case 'undone':
      return {
        ...state,
        history: withoutLastEdit(state.history),
        announcement: 'The last change is undone.',
      };
    case 'shared':
      return { ...state, shared: event.shared };
    case 'restored':
      // Whoever was quicker than the store has a state of their own by now.
      return state.phase === 'idle' ? { ...state, ...event.kept, phase: 'success' } : state;
  }
}

/** Each step is seen; two of them are told to who listens, for every step would talk over the page. */
function progressed(state: GeneratorState, progress: MockupProgress): GeneratorState {
  if (state.phase !== 'generating') return state;
  const isHalfDone = progress.written * 2 >= progress.of;
  return {
    ...state,
    progress,
    announcement: isHalfDone ? 'Half of the words are written.' : 'The words are being written.',
  };
}

function succeeded(
  state: GeneratorState,
  { request, result }: Extract<GeneratorEvent, { type: 'succeeded' }>,
): GeneratorState {
  const { mockup, quote } = result;
  // Another look keeps what the visitor wrote; another company starts afresh.
  const isSameCompany = state.request?.companyName === request.companyName;
  return {
    ...state,
    phase: 'success',
    request,
    result,
    history: isSameCompany ? state.history : noEdits,
    shared: isSameCompany ? state.shared : null,
    progress: null,
    error: null,
    announcement: `The mockup for ${mockup.companyInfo.name} and its quote are on the page. Layout: ${mockup.template.name}. Estimate: ${quote.total_cost}.`,
  };
}
