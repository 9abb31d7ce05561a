import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const AXE_SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Further widths to check, in pixels, for which no pictures are made: the smallest phone, tablets, a small laptop. */
const WIDTHS = [320, 600, 768, 1024];

/** Problems of a page at its current width and at other widths; empty if there are none. */
export async function inspectPage(page: Page): Promise<string[]> {
  const faults = await overflowOf(page);
  const height = page.viewportSize()?.height ?? 0;
  await page.addScriptTag({ path: AXE_SOURCE });
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    };
    const result = await axe.run();
    return result.violations.map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => String(target))
          .join(' | ')}`,
    );
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    faults.push(...(await overflowOf(page)));
  }
  return [...faults, ...violations];
}

/** Whether the page is wider than its window, and which elements cause that. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
    return [`is ${scrollWidth} px wide in ${clientWidth}: ${wide.join(', ')}`];
  });
}

/** All words of a page, also those behind a fold. */
export function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('style,svg')) words.push(textContent ?? '');
    }
    return words.join(' ');
  });
}
