import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import type { Draft, SharedDraft } from '../editing/draft';
import {
  type DraftHistory,
  hidesEdits,
  noDraft,
  redone,
  undone,
  withDraft,
  withEdit,
  withShared,
} from '../editing/draft-history';
import type { EditPath } from '../editing/edits';
import { textPlaces } from '../editing/text-places';
import { generatorTexts } from './generator-texts';

/** The generator's state. After a failure, the last good result stays visible. */
export interface GeneratorState {
  phase: 'idle' | 'generating' | 'success' | 'error';
  history: DraftHistory;
  /** How much of the draft is written; null while unknown. */
  progress: MockupProgress | null;
  /** Shown above the button while `phase` is `error`. */
  error: string | null;
  /** Text for screen readers that appears nowhere else on the page. */
  announcement: string;
}

/** Events of {@link generatorReducer}. */
export type GeneratorEvent =
  | { type: 'started'; companyName: string }
  | { type: 'progressed'; progress: MockupProgress }
  | { type: 'succeeded'; request: MockupRequest; result: MockupResponse }
  | { type: 'failed'; message: string }
  | { type: 'edited'; path: EditPath; value: string }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'shared'; shared: SharedDraft | null }
  | { type: 'restored'; draft: Draft };

/** The state before the first draft is requested. */
export const idleGenerator: GeneratorState = {
  phase: 'idle',
  history: noDraft,
  progress: null,
  error: null,
  announcement: '',
};

/** Returns the state after an event. */
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
        history: undone(state.history),
        announcement: 'The last change was undone.',
      };
    case 'redone':
      return {
        ...state,
        history: redone(state.history),
        announcement: 'The change was redone.',
      };
    case 'shared':
      return { ...state, history: withShared(state.history, event.shared) };
    case 'restored':
      // If the visitor started before the stored draft was read, the current state stays.
      return state.phase === 'idle'
        ? { ...state, history: { ...noDraft, draft: event.draft }, phase: 'success' }
        : state;
  }
}

/** The page shows every step, but screen readers announce only two, so as not to drown out the page. */
function progressed(state: GeneratorState, progress: MockupProgress): GeneratorState {
  if (state.phase !== 'generating') return state;
  const isHalfDone = progress.written * 2 >= progress.of;
  return {
    ...state,
    progress,
    announcement: isHalfDone ? 'Half of the text is ready.' : 'We are writing the text.',
  };
}

function succeeded(
  state: GeneratorState,
  { request, result }: Extract<GeneratorEvent, { type: 'succeeded' }>,
): GeneratorState {
  const { mockup, quote, unwritten } = result;
  const history = withDraft(state.history, { request, result });
  return {
    ...state,
    phase: 'success',
    history,
    progress: null,
    error: null,
    announcement: [
      `The mockup for ${mockup.companyInfo.name} and its quote are ready.`,
      `Layout: ${mockup.template.name}. Estimate: ${quote.total_cost}.`,
      ...(unwritten ? [generatorTexts.unwritten[unwritten]] : []),
      ...(history.draft && hidesEdits(history.draft, textPlaces(mockup, history.draft.edits))
        ? [generatorTexts.hiddenEdits]
        : []),
    ].join(' '),
  };
}
