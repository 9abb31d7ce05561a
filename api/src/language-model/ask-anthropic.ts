import type { ModelSettings } from '../config/language-model-settings.js';
import { ModelError } from './model-error.js';
import type { ModelRequest } from './model-request.js';
import { field, parseEvent, postToModel } from './post-to-model.js';
import { readEvents } from './read-events.js';

const VERSION = '2023-06-01';

/** Calls a model over Anthropic's Messages API. */
export async function* askAnthropic(
  settings: ModelSettings,
  { system, messages, maxTokens }: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const body = await postToModel(
    `${settings.baseUrl}/v1/messages`,
    {
      'anthropic-version': VERSION,
      ...(settings.apiKey !== undefined && { 'x-api-key': settings.apiKey }),
    },
    {
      model: settings.model,
      system,
      messages,
      max_tokens: maxTokens,
      stream: true,
    },
    signal,
  );
  let ending: unknown;
  let isComplete = false;
  for await (const data of readEvents(body, settings.stallMs)) {
    const event = parseEvent(data);
    const type = field(event, 'type');
    if (type === 'error') throw new ModelError('refused', 'The model reported an error');
    const text = field(field(event, 'delta'), 'text');
    if (type === 'content_block_delta' && typeof text === 'string' && text !== '') yield text;
    if (type === 'message_delta') ending = field(field(event, 'delta'), 'stop_reason') ?? ending;
    if (type === 'message_stop') isComplete = true;
  }
  if (ending === 'refusal') throw new ModelError('refused', 'The model refused');
  if (!isComplete || (ending !== 'end_turn' && ending !== 'stop_sequence')) {
    throw new ModelError('truncated', 'The reply was cut off');
  }
}
