import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askModel } from './ask-model.js';
import { ModelError } from './model-error.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A model server that sends only comments and never answers; `hungUp` resolves when its caller disconnects. */
async function startThinker() {
  let hangUp = () => {};
  const hungUp = new Promise<void>((resolve) => {
    hangUp = resolve;
  });
  const origin = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const comments = setInterval(() => response.write(': thinking\n\n'), 20);
    response.once('close', () => {
      clearInterval(comments);
      hangUp();
    });
  });
  // Collects garbage while the model thinks, as it happens in a process that does other work.
  const garbage = setInterval(collectGarbage, 10);
  onTestFinished(() => clearInterval(garbage));
  return { origin, hungUp };
}

async function ask(origin: string, timeoutMs: number, signal: AbortSignal): Promise<string> {
  const settings = {
    kind: 'openai' as const,
    baseUrl: `${origin}/v1`,
    apiKey: undefined,
    model: 'thinker',
    timeoutMs,
    stallMs: 10_000,
  };
  const request = {
    system: 'Think.',
    messages: [{ role: 'user' as const, content: 'Well?' }],
    maxTokens: 10,
  };
  let reply = '';
  for await (const piece of askModel(settings, request, signal)) reply += piece;
  return reply;
}

describe('askModel, in a process that collects its garbage', () => {
  it('hangs up when nobody waits any more, with the reason', async () => {
    const model = await startThinker();
    const visitor = new AbortController();
    const gone = new Error('The visitor has left');
    setTimeout(() => visitor.abort(gone), 300);
    await expect(ask(model.origin, 8_000, visitor.signal)).rejects.toBe(gone);
    await model.hungUp;
  });

  it('hangs up when the reply takes too long', async () => {
    const model = await startThinker();
    const failure = await ask(model.origin, 300, new AbortController().signal).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ModelError);
    expect(failure).toHaveProperty('failure', 'stalled');
    await model.hungUp;
  });

  it('asks nothing for a visitor who has left already', async () => {
    const model = await startThinker();
    const gone = new Error('The visitor has left');
    await expect(ask(model.origin, 8_000, AbortSignal.abort(gone))).rejects.toBe(gone);
  });
});
