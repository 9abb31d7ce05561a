import { MOCKUP_MAX_SEED, type MockupRequest } from '@northloop/contracts';
import { apiClient } from '@northloop/kit';
import { afterNextPaint } from '@northloop/kit/browser-features/after-next-paint';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { SharedDraft } from '../editing/draft';
import type { EditPath } from '../editing/edits';
import { type GeneratorState, generatorReducer, idleGenerator } from './generator-state';
import { keepDraft, readKeptDraft } from './kept-state';
import { oneAtATime } from './request/one-at-a-time';
import { GENERIC_FAILURE, requestMockup } from './request/request-mockup';

/** The actions of the generator. */
export interface GeneratorActions {
  /** Requests a draft; does nothing while another request is running. */
  generate: (request: MockupRequest) => Promise<void>;
  edit: (path: EditPath, value: string) => void;
  undo: () => void;
  redo: () => void;
  setShared: (shared: SharedDraft | null) => void;
}

/** Changes a request so that it gives the same draft in another look. */
export const anotherLook = (request: MockupRequest): MockupRequest => ({
  ...request,
  seed: ((request.seed ?? 0) + 1) % MOCKUP_MAX_SEED,
});

/** The generator's state, which survives a reload, and its actions. */
export function useMockupGenerator(): { state: GeneratorState; actions: GeneratorActions } {
  const [state, dispatch] = useReducer(generatorReducer, idleGenerator);
  const { draft } = state.history;
  const call = useRef<AbortController | null>(null);

  useEffect(() => {
    void readKeptDraft().then((kept) => {
      if (kept) dispatch({ type: 'restored', draft: kept });
    });
  }, []);

  useEffect(() => {
    if (draft) keepDraft(draft);
  }, [draft]);

  // When the visitor leaves the page, cancel the request so that the server can stop working on it.
  useEffect(() => () => call.current?.abort(), []);

  const actions = useMemo<GeneratorActions>(
    () => ({
      generate: oneAtATime(async (asked: MockupRequest) => {
        const controller = new AbortController();
        call.current = controller;
        // Paint the pressed button first: on a phone the following update takes a while.
        await new Promise<void>(afterNextPaint);
        dispatch({ type: 'started', companyName: asked.companyName });
        try {
          const result = await requestMockup(apiClient, asked, {
            signal: controller.signal,
            onProgress: (progress) => dispatch({ type: 'progressed', progress }),
          });
          dispatch({ type: 'succeeded', request: asked, result });
        } catch (cause) {
          const message = cause instanceof Error ? cause.message : GENERIC_FAILURE;
          dispatch({ type: 'failed', message });
        }
      }),
      edit: (path, value) => dispatch({ type: 'edited', path, value }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
      setShared: (shared) => dispatch({ type: 'shared', shared }),
    }),
    [],
  );
  return { state, actions };
}
