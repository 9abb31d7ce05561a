import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE_SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What is wrong with a page as it stands in the browser; empty for a sound one. */
export async function inspectPage(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
    return [`is ${scrollWidth} px wide in ${clientWidth}: ${wide.join(', ')}`];
  });
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
  return [...overflow, ...violations];
}
