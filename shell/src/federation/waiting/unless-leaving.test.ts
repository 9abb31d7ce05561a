import { describe, expect, it } from 'vitest';
import { unlessLeaving } from './unless-leaving';

/** The state of a promise after all pending callbacks have run. */
const stateOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const open = new Promise((resolve) => setImmediate(resolve, 'open'));
  return Promise.race([promise.catch((error: Error) => error.message), open]);
};

describe('unlessLeaving', () => {
  it('hands on what is loaded, and what fails while the visitor stays', async () => {
    const page = new EventTarget();
    expect(await stateOf(unlessLeaving(page, Promise.resolve('loaded')))).toBe('loaded');
    expect(await stateOf(unlessLeaving(page, Promise.reject(new Error('broken'))))).toBe('broken');
  });

  it('stays open when it fails after the visitor has begun to leave', async () => {
    const page = new EventTarget();
    let fail = () => {};
    const load = unlessLeaving(
      page,
      new Promise((_, reject) => {
        fail = () => reject(new Error('aborted'));
      }),
    );
    page.dispatchEvent(new Event('beforeunload'));
    fail();
    expect(await stateOf(load)).toBe('open');
  });

  it('is heard of no more once it is loaded', async () => {
    const page = new EventTarget();
    const heard: string[] = [];
    const listened = {
      addEventListener: (...args: Parameters<EventTarget['addEventListener']>) => {
        heard.push(args[0]);
        page.addEventListener(...args);
      },
      removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) => {
        heard.splice(heard.indexOf(args[0]), 1);
        page.removeEventListener(...args);
      },
    };
    const load = unlessLeaving(listened, Promise.resolve('loaded'));
    expect(heard).toEqual(['beforeunload']);
    await stateOf(load);
    expect(heard).toEqual([]);
  });
});
