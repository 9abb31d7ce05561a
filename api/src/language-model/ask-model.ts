import type { ModelSettings } from '../config/language-model-settings.js';
import { limitTime } from '../http/events/limit-time.js';
import { askAnthropic } from './ask-anthropic.js';
import { askOpenAi } from './ask-openai.js';
import { ModelError } from './model-error.js';
import type { ModelRequest } from './model-request.js';

/**
 * Streams a model's reply. The reply is complete if the iteration ends without an error.
 * @param signal aborts the call
 * @throws ModelError if there is no reply, it stalls, or it was cut off; the signal's reason if the signal aborted it
 */
export async function* askModel(
  settings: ModelSettings,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const limit = limitTime(signal, settings.timeoutMs);
  const ask = settings.kind === 'anthropic' ? askAnthropic : askOpenAi;
  try {
    yield* ask(settings, request, limit.signal);
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    if (cause instanceof ModelError) throw cause;
    if (limit.signal.aborted) throw new ModelError('stalled', 'The reply took too long', { cause });
    throw new ModelError('unreachable', 'The model could not be asked', { cause });
  } finally {
    limit.release();
  }
}
