import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const INDUSTRIES = [
  'Restaurant',
  'E-commerce',
  'Healthcare',
  'Creative',
  'Technology',
  'Real estate',
  'Professional services',
  'Fitness',
  'Education',
  'Construction',
  'Other',
];

const WEBSITE_TYPES = ['Business', 'E-commerce', 'Portfolio', 'Blog', 'Landing page'];

const PRESETS = [
  ['Small', 400, 0.4],
  ['Medium', 600, 0.6],
  ['Large', 800, 0.8],
  ['Mobile', 375, 1],
  ['Tablet', 768, 0.7],
  ['Desktop', 1200, 0.5],
] as const;

const form = (page: Page) => page.getByRole('form', { name: 'Tell us about your company' });

/** Opens the home page at the generator and waits until it is hydrated. */
async function openGenerator(page: Page): Promise<void> {
  await page.goto('/#mockup');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByRole('button', { name: 'Generate mockup' })).toBeEnabled();
}

test('a draft appears with its sizes, tabs, quote and a view on the whole window', async ({
  page,
}) => {
  await openGenerator(page);
  const industry = form(page).getByRole('combobox', { name: /^Industry/ });
  await expect(industry.getByRole('option')).toHaveText(['Choose an industry', ...INDUSTRIES]);
  await industry.selectOption('Restaurant');
  const type = form(page).getByRole('combobox', { name: /^Website type/ });
  await expect(type.getByRole('option')).toHaveText(['Choose a layout', ...WEBSITE_TYPES]);
  await type.selectOption('Business');
  await form(page).getByLabel('Company name').fill('Juniper Table');
  await form(page).getByLabel('What do you do?').fill('Wood-fired trout since 2011.');
  await form(page).getByLabel('Preferred colors').fill('navy and gold');

  const answers: (() => void)[] = [];
  await page.route('**/api/mockup/generate', async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  await form(page).getByRole('button', { name: 'Generate mockup' }).click();
  const busy = form(page).getByRole('button', { name: 'Creating your masterpiece...' });
  await expect(busy).toBeDisabled();
  await expect.poll(() => answers.length).toBe(1);
  const answered = page.waitForResponse('**/api/mockup/generate');
  answers[0]?.();
  expect((await answered).request().postDataJSON()).toEqual({
    companyName: 'Juniper Table',
    industry: 'restaurant',
    description: 'Wood-fired trout since 2011.',
    websiteType: 'business',
    preferredColors: 'navy and gold',
  });

  const frame = page.getByTitle('Homepage of Juniper Table', { exact: true });
  await expect(frame).toHaveAttribute('srcdoc', /<h1[\s\S]*Juniper Table/);
  // The page as on a desktop where there is room for it.
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  await expect(page.getByRole('radio', { name: isWide ? 'Desktop' : 'Medium' })).toBeChecked();
  for (const [name, width, scale] of PRESETS) {
    await page.getByRole('group', { name: 'Preview size' }).getByText(name).click();
    await expect(frame).toHaveCSS('width', `${width}px`);
    await expect(frame).toHaveCSS(
      'transform',
      scale === 1 ? 'matrix(1, 0, 0, 1, 0, 0)' : `matrix(${scale}, 0, 0, ${scale}, 0, 0)`,
    );
  }

  await page.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Homepage of Juniper Table' });
  await expect(dialog.getByTitle('Homepage of Juniper Table, full screen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Design')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Design' })).toContainText('Color palette');
  await tab('Features').click();
  await expect(page.getByRole('tabpanel', { name: 'Features' })).toContainText(
    'Technical recommendations',
  );
  await tab('Content').click();
  const content = page.getByRole('tabpanel', { name: 'Content' });
  for (const part of ['Tone', 'Messaging', 'SEO keywords', 'Calls to action']) {
    await expect(content).toContainText(part);
  }

  const quote = page.getByRole('region', { name: 'Your quote' });
  for (const part of ['Project type', 'Timeline', 'Included', 'Total']) {
    await expect(quote).toContainText(part);
  }
  await expect(quote).toContainText(/\$\d/);
});

test('without a company name nothing is sent, and every failure is told above the button', async ({
  page,
  problems,
}) => {
  problems.expected.push(/\/api\/mockup\/generate/, /status of \d/, /ERR_FAILED/);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/mockup/generate')) calls += 1;
  });
  await openGenerator(page);
  await expect(page.getByText('Your draft lands here')).toBeVisible();
  const generate = form(page).getByRole('button', { name: /^Generate/ });
  const company = form(page).getByLabel('Company name');
  await company.fill('   ');
  await generate.click();
  await expect(form(page).getByText('Please enter a company name')).toBeVisible();
  expect(calls).toBe(0);

  await company.fill('Juniper Table');
  const status = form(page).getByRole('status');
  for (const [answer, text] of [
    [{ status: 400, contentType: 'text/plain', body: 'The kiln is cold.' }, 'The kiln is cold.'],
    [{ json: { mockup: {} } }, 'Invalid response format'],
    [null, 'Failed to generate mockup. Please try again.'],
  ] as const) {
    await page.unroute('**/api/mockup/generate');
    await page.route('**/api/mockup/generate', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await generate.click();
    await expect(status).toContainText(text);
    const [above, button] = [await status.boundingBox(), await generate.boundingBox()];
    expect(above?.y).toBeLessThan(button?.y ?? 0);
  }
  await expect(generate).toBeEnabled();
});
