import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';
import { HomePage } from '../../pages/home-page';

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzestexte';
const COMPANY = 'Donaudampfschifffahrtsgesellschaft';

test.use({ trace: 'off' });

async function draft(page: Page, description: string): Promise<void> {
  await page.goto('/#mockup');
  const { generator } = new HomePage(page);
  await generator.ask({ company: COMPANY, industry: 'Restaurant', description });
  await expect(page.getByTitle(`Homepage of ${COMPANY}`, { exact: true })).toHaveAttribute(
    'srcdoc',
    /<h1/,
  );
}

test('a finished draft on a phone can be reached and read in all its parts', {
  tag: '@a11y',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await draft(page, 'Wood-fired trout since 2011.');
  for (const name of ['Design', 'Features', 'Content']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    expect(await findAxeViolations(page), name).toEqual([]);
  }
});

test('words without a break do not make a downloaded page wider than a phone', async ({
  page,
  context,
}) => {
  await draft(
    page,
    `${LONG_WORD}. Write to reservations.and.private.parties@donaudampfschifffahrt.example for a table.`,
  );
  const button = page.getByRole('button', { name: 'Download as HTML' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const file = await context.newPage();
  await file.setViewportSize({ width: 375, height: 800 });
  await file.setContent(await readFile(await download.path(), 'utf8'));
  await expect(file.getByRole('banner')).toContainText(COMPANY);
  expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
