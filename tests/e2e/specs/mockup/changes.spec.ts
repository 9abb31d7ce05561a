import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

/** The browser's messages for a script that a page's policy or its frame does not allow. */
const BLOCKED_SCRIPT = /Blocked script execution|Content Security Policy/;

// A frame without permissions sometimes blocks a script of the trace recorder. Without the recorder, a blocked script
// must come from a draft.
test.use({ trace: 'off' });

const form = (page: Page) => page.getByRole('form', { name: 'Tell us about your company' });
const frame = (page: Page, name: string) => page.getByTitle(`Homepage of ${name}`, { exact: true });
/** The drafted page itself. */
const drafted = (page: Page, name: string) => frame(page, name).contentFrame();
const headlineOf = (page: Page, name: string) =>
  drafted(page, name).getByRole('heading', { level: 1 });

async function draft(page: Page, name: string): Promise<void> {
  await page.goto('/#mockup');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByRole('button', { name: 'Generate mockup' })).toBeEnabled();
  await form(page).getByLabel('Company name').fill(name);
  await form(page).getByRole('button', { name: 'Generate mockup' }).click();
  await expect(frame(page, name)).toHaveAttribute('srcdoc', /<h1/);
}

test('words and colors change, come back by undo, and survive another look and a reload', async ({
  page,
}) => {
  await draft(page, 'Juniper Table');
  const preview = frame(page, 'Juniper Table');
  const onPage = headlineOf(page, 'Juniper Table');
  await page.getByRole('tab', { name: 'Content' }).click();
  const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
  const own = await headline.inputValue();
  await headline.fill('Fish, fire and friends');
  await expect(onPage).toHaveText('Fish, fire and friends');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headline).toHaveValue(own);
  await expect(onPage).toHaveText(own);
  await headline.fill('Fish, fire and friends');

  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByLabel('Change primary').fill('#ffcc00');
  await expect(preview).toHaveAttribute('srcdoc', /--brand:#ffcc00/);
  const before = await preview.getAttribute('srcdoc');

  await page.getByRole('button', { name: 'Try another look' }).click();
  await expect(preview).not.toHaveAttribute('srcdoc', before ?? '');
  await expect(onPage).toHaveText('Fish, fire and friends');

  await page.reload();
  await form(page).scrollIntoViewIfNeeded();
  await expect(onPage).toHaveText('Fish, fire and friends');
});

test('a text is changed by a click on it, where it stands, and its field follows', async ({
  page,
}) => {
  await draft(page, 'Juniper Table');
  const preview = frame(page, 'Juniper Table');
  const before = await preview.getAttribute('srcdoc');
  const onPage = headlineOf(page, 'Juniper Table');
  const own = (await onPage.textContent()) ?? '';
  await expect(page.getByText('Click any text on the page')).toBeVisible();
  await onPage.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Trout tonight');
  await page.keyboard.press('Enter');
  await expect(onPage).toHaveText('Trout tonight');
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue(
    'Trout tonight',
  );
  // The page was not drawn anew, which would have moved it to its top.
  expect(await preview.getAttribute('srcdoc')).toBe(before);

  const offers = drafted(page, 'Juniper Table').getByRole('heading', { level: 3 });
  const [offer] = await offers.allTextContents();
  const item = drafted(page, 'Juniper Table')
    .getByRole('heading', { name: offer ?? '' })
    .first();
  await item.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Smoked trout');
  await page.getByRole('button', { name: 'Try another look' }).click();
  await expect(preview).not.toHaveAttribute('srcdoc', before ?? '');
  await expect(drafted(page, 'Juniper Table').getByText('Smoked trout').first()).toBeAttached();
  await expect(onPage).toHaveText('Trout tonight');

  for (let step = 0; step < 3; step += 1) {
    await page.getByRole('button', { name: 'Undo' }).click();
  }
  await expect(onPage).toHaveText(own);
});

test('the text of the focused field is in view on the page', async ({ page }) => {
  await draft(page, 'Juniper Table');
  await page.getByRole('tab', { name: 'Content' }).click();
  const fields = page.getByRole('tabpanel', { name: 'Content' });
  const summaries = fields.locator('summary');
  const title = (await summaries.last().textContent()) ?? '';
  await summaries.last().click();
  const onPage = drafted(page, 'Juniper Table').getByRole('heading', { name: title, level: 2 });
  await expect(onPage).not.toBeInViewport();
  await fields.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await expect(onPage).toBeInViewport();
});

test('a double click sends one request, and screen readers hear of start and result', async ({
  page,
}) => {
  let calls = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/mockup/generate', async (route) => {
    calls += 1;
    await answered;
    await route.continue();
  });
  await page.goto('/#mockup');
  await form(page).scrollIntoViewIfNeeded();
  const generate = form(page).getByRole('button', { name: 'Generate mockup' });
  await expect(generate).toBeEnabled();
  await form(page).getByLabel('Company name').fill('Juniper Table');
  await generate.dblclick();
  const status = form(page).getByRole('status');
  await expect(status).toContainText('Drafting a homepage for Juniper Table.');
  answer();
  await expect(status).toContainText(/The mockup for Juniper Table .* Estimate: \$/);
  expect(calls).toBe(1);
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/#mockup');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByRole('button', { name: 'Generate mockup' })).toBeEnabled();
  await form(page).getByLabel('Company name').focus();
  await page.keyboard.type('Juniper Table');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rest');
  const industry = form(page).getByRole('combobox', { name: /^Industry/ });
  await expect(industry).toHaveValue('restaurant');
  await expect(industry).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Trout over fire.');
  await form(page).getByLabel('Company name').focus();
  await page.keyboard.press('Enter');
  await expect(frame(page, 'Juniper Table')).toHaveAttribute('srcdoc', /<h1/);
  await page.getByRole('radio', { name: 'Medium' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
});

test('the download stands alone, and nothing typed runs in it or in the preview', async ({
  page,
  context,
}) => {
  const hostile = 'X"><script>document.title="owned"</script><img src=x onerror=alert(1)>';
  const blocked: string[] = [];
  page.on('console', (entry) => {
    if (BLOCKED_SCRIPT.test(entry.text())) blocked.push(entry.text());
  });
  await draft(page, hostile);
  const button = page.getByRole('button', { name: 'Download as HTML' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const html = await readFile(await download.path(), 'utf8');
  expect(html).not.toMatch(/<script|<img|<[^>]*\son\w+=|https?:/i);
  // Our own script makes the texts editable; the page's policy allows no other.
  expect(await frame(page, hostile).getAttribute('sandbox')).toBe('allow-scripts');
  await expect(drafted(page, hostile).locator('body')).toContainText('<script>');
  await expect(drafted(page, hostile).locator('body script')).toHaveCount(1);

  const opened = await context.newPage();
  const asked: string[] = [];
  opened.on('request', (request) => asked.push(request.url()));
  opened.on('dialog', (dialog) => asked.push(dialog.message()));
  await opened.setContent(html);
  expect(await opened.title()).toContain('<script>');
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(blocked).toEqual([]);
});

test('a draft is shared and taken away by its maker', async ({
  page,
  context,
  request,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await draft(page, 'Juniper Table');
  const answered = page.waitForResponse('**/api/mockup/share');
  await page.getByRole('button', { name: 'Share link' }).click();
  const { id } = (await (await answered).json()) as { id: string };
  await expect(page.getByRole('button', { name: 'Delete link' })).toBeVisible();
  const shared = await request.get(`/api/mockup/${id}`);
  expect(shared.status()).toBe(200);
  expect(await shared.text()).toContain('Juniper Table');
  const visitor = await context.newPage();
  expect((await visitor.goto(`/mockup/${id}`))?.status()).toBe(200);
  await expect(visitor.locator('iframe').first()).toHaveAttribute('srcdoc', /Juniper Table/);
  await visitor.close();
  await page.getByRole('button', { name: 'Delete link' }).click();
  await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible();
  expect((await request.get(`/api/mockup/${id}`)).status()).toBe(404);
  expect((await request.get(`/mockup/${id}`)).status()).toBe(404);
  expect(problems.list).toEqual([]);
});

test('the quote goes to the contact form with its message', async ({ page }) => {
  await draft(page, 'Juniper Table');
  const quote = page.getByRole('region', { name: 'Your quote' });
  await expect(quote.getByRole('row')).not.toHaveCount(0);
  await quote.getByRole('link', { name: 'Talk about this quote' }).click();
  const message = page.locator('#contact').getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/Estimate: \$[\d,]+ \(\$[\d,]+ to \$[\d,]+\)/);
  await expect(page.locator('#contact')).toContainText(/\$[\d,]+ - \$[\d,]+|Under \$5,000/);
});

test('the quote prints to one page, however many features it has', { tag: '@long' }, async ({
  page,
  context,
}) => {
  // The most features for each of the three font sizes.
  for (const count of [5, 14, 30]) {
    await page.unrouteAll();
    await page.route('**/api/mockup/generate', (route) =>
      route.continue({
        postData: JSON.stringify({
          companyName: 'Juniper Table',
          websiteType: 'ecommerce',
          features: Array.from(
            { length: count },
            (_, index) => `A feature of some length, ${index}`,
          ),
        }),
      }),
    );
    await draft(page, 'Juniper Table');
    const printed = page.locator('iframe[title="Quote for printing"]');
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const paper = await context.newPage();
    await paper.setContent((await printed.getAttribute('srcdoc')) ?? '');
    for (const format of ['Letter', 'A4']) {
      const pdf = (await paper.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b[^s]/g), `${count} features on ${format}`).toHaveLength(1);
    }
    await paper.close();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
  }
});
