import { test as base, expect } from '@playwright/test';
import { watchPage } from '../fixtures/test';

/** Tests on a site that is running already. Whatever a page complains of fails them. */
export const test = base.extend<{ hasNoProblems: undefined }>({
  hasNoProblems: [
    async ({ page }, use) => {
      const problems = watchPage(page);
      await use(undefined);
      expect(problems.list, 'the page reported no problem').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
