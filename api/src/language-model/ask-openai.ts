import type { ModelSettings } from '../config/language-model-settings.js';
import { ModelError } from './model-error.js';
import type { ModelRequest } from './model-request.js';
import { field, parseEvent, postToModel } from './post-to-model.js';
import { readEvents } from './read-events.js';

/** Calls a model over OpenAI's chat completions. */
export async function* askOpenAi(
  settings: ModelSettings,
  { system, messages, maxTokens }: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const body = await postToModel(
    `${settings.baseUrl}/chat/completions`,
    settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
    {
      model: settings.model,
      messages: [{ role: 'system', content: system }, ...messages],
      max_tokens: maxTokens,
      temperature: 0.2,
      stream: true,
    },
    signal,
  );
  let ending: unknown;
  for await (const data of readEvents(body, settings.stallMs)) {
    if (data === '[DONE]') break;
    const event = parseEvent(data);
    if (field(event, 'error') !== undefined) {
      throw new ModelError('refused', 'The model reported an error');
    }
    const choice = field(field(event, 'choices'), 0);
    const text = field(field(choice, 'delta'), 'content');
    if (typeof text === 'string' && text !== '') yield text;
    ending = field(choice, 'finish_reason') ?? ending;
  }
  if (ending === 'content_filter') throw new ModelError('refused', 'The reply was filtered');
  if (ending !== 'stop') throw new ModelError('truncated', 'The reply was cut off');
}
