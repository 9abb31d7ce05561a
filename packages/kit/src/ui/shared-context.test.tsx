import { use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** Loads the file again, like a second bundle on the page. */
async function anotherBundle() {
  vi.resetModules();
  return (await import('./shared-context')).sharedContext;
}

it('lets two bundles meet in one context', async () => {
  const first = (await anotherBundle())('test.meet', 'nothing');
  const second = (await anotherBundle())('test.meet', 'nothing');
  const Reader = () => use(second);
  expect(
    renderToStaticMarkup(
      <first.Provider value="from the other bundle">
        <Reader />
      </first.Provider>,
    ),
  ).toBe('from the other bundle');
});

it('keeps different keys apart', async () => {
  const sharedContext = await anotherBundle();
  expect(sharedContext('test.a', 0)).not.toBe(sharedContext('test.b', 0));
});
