import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { trackPromise } from './tracked-promise';

function Shown({ promise }: { promise: Promise<string> }) {
  return <p>{use(promise)}</p>;
}

describe('trackPromise', () => {
  it('marks a promise as pending, then with its value', async () => {
    let settle = (_: string) => {};
    const tracked = trackPromise(
      new Promise<string>((resolve) => {
        settle = resolve;
      }),
    );
    expect(tracked.status).toBe('pending');
    settle('here');
    await tracked;
    expect(tracked).toMatchObject({ status: 'fulfilled', value: 'here' });
  });

  it('marks a failed one with its reason, and leaves no rejection unhandled', async () => {
    const reason = new Error('gone');
    const tracked = trackPromise(Promise.reject(reason));
    await new Promise((resolve) => setImmediate(resolve));
    expect(tracked).toMatchObject({ status: 'rejected', reason });
  });

  it('spares React the wait once it has settled', async () => {
    const tracked = trackPromise(Promise.resolve('shown at once'));
    await tracked;
    // renderToString never waits: a promise that suspends would leave its place empty.
    expect(renderToString(<Shown promise={tracked} />)).toBe('<p>shown at once</p>');
  });
});
