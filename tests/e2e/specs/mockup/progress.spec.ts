import { HANG_LIMIT_MS } from '@northloop/testing/hang-limit';
import type { Page } from '@playwright/test';
import { startSite } from '../../../fixtures/site/start-site';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import {
  type ModelCall,
  type ModelServer,
  startModelServer,
} from '../../fixtures/servers/model-server';
import { test as composedSite, expect } from '../../fixtures/test';

/** Tests on a site whose drafts are written by a model that the test controls. */
const test = composedSite.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first parameter's pattern
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ model }, use) => {
      const site = await startSite({
        MOCKUP_PROVIDER: 'openai',
        MOCKUP_PROVIDER_MODEL: 'writer',
        MOCKUP_PROVIDER_URL: model.url,
        MOCKUP_PROVIDER_TIMEOUT_SECONDS: '25',
      });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: HANG_LIMIT_MS },
  ],
});

const HEADLINE = 'Trout from the fire';
const HERO = { slot: 'hero', title: HEADLINE, subtitle: 'Come hungry.', tagline: 'Fish and fire' };

/** A line for each place in the draft, in order, as a model would write them. */
function linesFor(prompt: string): string[] {
  const { places } = JSON.parse(prompt) as {
    places: { sections: { name: string; services?: { name: string }[] }[] };
  };
  return [
    HERO,
    ...places.sections.flatMap(({ name, services = [] }) => [
      { slot: 'section', name, title: 'By the river', content: '' },
      ...services.map((service) => ({
        slot: 'service',
        section: name,
        name: service.name,
        description: 'Served by the river.',
      })),
    ]),
  ].map((line) => `${JSON.stringify(line)}\n`);
}

/** axe only checks the form, because the model's limit of 25 seconds is too short for the whole page. */
const FORM = 'form[aria-label="Tell us about your company"]';

const form = (page: Page) => page.getByRole('form', { name: 'Tell us about your company' });
const bar = (page: Page) => form(page).getByRole('progressbar', { name: 'Writing the text' });
const busy = (page: Page) =>
  form(page).getByRole('button', { name: 'Creating your masterpiece...' });

async function askForDraft(page: Page): Promise<void> {
  await page.goto('/#mockup');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByRole('button', { name: 'Generate mockup' })).toBeEnabled();
  await form(page).getByLabel('Company name').fill('Juniper Table');
  await form(page).getByRole('button', { name: 'Generate mockup' }).click();
}

/** Fails if the model's call ends by a time limit instead of at once. */
async function expectEndAtOnce({ closed }: ModelCall): Promise<void> {
  const start = Date.now();
  await closed;
  expect(Date.now() - start).toBeLessThan(15_000);
}

/** Collects the texts of the form's live region from now on, each once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const status = form(page).getByRole('status');
  await status.evaluate((region) => {
    const heard = new Set<string>();
    Object.assign(window, { heard });
    new MutationObserver(() => heard.add(region.textContent ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);
}

test('a visitor sees how far the words are, and then the model’s headline', async ({
  page,
  model,
}) => {
  await askForDraft(page);
  const heard = await listen(page);
  const call = await model.nextCall();
  await expect(busy(page)).toBeDisabled();
  await expect(bar(page)).toHaveCount(0);
  const [height, place] = [
    (await form(page).boundingBox())?.height,
    await busy(page).boundingBox(),
  ];

  const lines = linesFor(call.prompt);
  expect(lines.length).toBeGreaterThan(6);
  for (const [index, line] of lines.entries()) {
    // In two pieces, because half a line must not count as progress.
    call.say(line.slice(0, 20));
    call.say(line.slice(20));
    const told = `Writing the text: ${index + 1} of ${lines.length}`;
    await expect(form(page).getByText(told, { exact: true })).toBeVisible();
    await expect(bar(page)).toHaveJSProperty('value', index + 1);
    await expect(bar(page)).toHaveJSProperty('max', lines.length);
    if (index !== 1) continue;
    await expect(busy(page)).toBeDisabled();
    expect((await form(page).boundingBox())?.height).toBe(height);
    expect((await bar(page).boundingBox())?.y).toBeGreaterThan(place?.y ?? Number.NaN);
  }
  call.end();

  await expect(page.getByTitle('Homepage of Juniper Table', { exact: true })).toHaveAttribute(
    'srcdoc',
    new RegExp(`${HEADLINE}</h1>`),
  );
  await expect(bar(page)).toHaveCount(0);
  expect(await heard()).toEqual([
    'We are writing the text.',
    'Half of the text is ready.',
    expect.stringContaining('The mockup for Juniper Table'),
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the progress is sound for assistive software, ${colorScheme}`, async ({ page, model }) => {
    await page.emulateMedia({ colorScheme });
    await askForDraft(page);
    const call = await model.nextCall();
    for (const line of linesFor(call.prompt).slice(0, 4)) call.say(line);
    await expect(bar(page)).toHaveJSProperty('value', 4);
    expect(await findAxeViolations(page, FORM)).toEqual([]);
    await expect(bar(page)).toBeVisible();
    call.end();
  });
}

test('what the model had not written when it broke off is the embedded engine’s', async ({
  page,
  model,
}) => {
  await askForDraft(page);
  const call = await model.nextCall();
  const [hero = '', section = ''] = linesFor(call.prompt);
  call.say(hero + section.slice(0, 30));
  await expect(bar(page)).toHaveJSProperty('value', 1);
  call.end();
  const preview = page.getByTitle('Homepage of Juniper Table', { exact: true });
  await expect(preview).toHaveAttribute('srcdoc', new RegExp(`${HEADLINE}</h1>`));
  expect(await preview.getAttribute('srcdoc')).not.toContain('By the river');
  const told = page.getByRole('paragraph').filter({ hasText: 'wrote only part of the page' });
  await expect(told).toBeVisible();
});

test('the model is not kept at work for a visitor who leaves', async ({ page, model }) => {
  await askForDraft(page);
  const first = await model.nextCall();
  first.say(JSON.stringify(HERO).concat('\n'));
  await expect(bar(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expectEndAtOnce(first);

  await askForDraft(page);
  const second = await model.nextCall();
  second.say(JSON.stringify(HERO).concat('\n'));
  await expect(bar(page)).toBeVisible();
  await page.close();
  await expectEndAtOnce(second);
});
