import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/page/hold-requests';
import { expect, test } from '../../fixtures/test';
import { ContactForm } from '../../pages/contact-form';
import { chatOn, openChat } from '../../pages/open-chat';
import { SiteHeader } from '../../pages/site-header';

const contactForm = (page: Page) => page.getByRole('form', { name: 'Tell us about the project' });
const mockupForm = (page: Page) => page.getByRole('form', { name: 'Tell us about your company' });

test('a word that is being composed is neither sent by Enter nor dropped with the panel by Escape', async ({
  page,
}) => {
  const { panel, log, input } = await openChat(page);
  await input.fill('にほん');
  // As in Safari: the composition has already ended, and only the key code shows it.
  await input.evaluate((field) => {
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    for (const key of ['Enter', 'Escape']) {
      const init = { key, keyCode: 229, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', init));
    }
  });
  await expect(panel).toBeVisible();
  await expect(input).toHaveValue('にほん');
  await expect(log).not.toContainText('にほん');
});

test('text from right to left is written and read from the right', async ({ page }) => {
  const { log, input } = await openChat(page);
  await expect(input).toHaveAttribute('dir', 'auto');
  await input.fill('שלום');
  await input.press('Enter');
  const said = log.getByText('שלום', { exact: true });
  await expect(said).toBeVisible();
  expect(await said.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a message that is too long is kept, counted, and sent once it is shorter', {
  tag: '@mutates',
}, async ({ page }) => {
  const { panel, input } = await openChat(page, '/contact');
  await input.fill('a'.repeat(2333));
  await expect(input).toHaveValue('a'.repeat(2333));
  await expect(panel.getByText('2,333/2,000')).toBeVisible();
  await expect(panel.getByRole('alert')).toContainText('This is too long for one message');
  await input.fill('');
  await page.keyboard.press('Escape');

  const form = new ContactForm(page, contactForm(page));
  await form.submit({ name: 'Ines', email: 'ines@example.com', message: 'b'.repeat(5216) });
  await expect(contactForm(page)).toContainText('216 characters over the limit of 5,000');
  await expect(contactForm(page)).toContainText('shorten this to 5,000 characters');
  await expect(form.message).toHaveValue('b'.repeat(5216));
  await form.message.fill('b'.repeat(5000));
  await form.send.click();
  await expect(form.notifications).toContainText('Message Sent Successfully!');
});

test('an address between invisible marks is sent without them, and a name of them alone is none', {
  tag: '@mutates',
}, async ({ page, problems }) => {
  problems.expected.push(/fill in all required fields/);
  await page.goto('/contact');
  const form = new ContactForm(page, contactForm(page));
  await form.submit({
    name: '\u200B',
    email: '\u202Aines@example.com\u202C',
    message: 'A site for our bakery.',
  });
  await expect(contactForm(page)).toContainText('Name is required');
  await form.name.fill('Ines');
  const sent = page.waitForRequest('**/api/contact');
  await form.send.click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'ines@example.com' });
});

test('a message that was begun stays when the assistant has a draft, which is offered', async ({
  page,
}) => {
  const { log, ask } = await openChat(page, '/contact');
  await page.keyboard.press('Escape');
  const form = new ContactForm(page, contactForm(page));
  await form.message.fill('We met on Tuesday.');
  await chatOn(page).launcher.click();
  await ask('I need a website for my bakery with online ordering, budget about $8,000');
  await log.locator('a[href="/contact"]').last().click();
  await expect(form.message).toHaveValue('We met on Tuesday.');
  const offer = page.getByRole('region', { name: 'Prepared draft' });
  const draft = await offer.getByRole('paragraph').last().textContent();
  await offer.getByRole('button', { name: 'Add it below my message' }).click();
  await expect(form.message).toHaveValue(`We met on Tuesday.\n\n${draft}`);
  await expect(offer).toHaveCount(0);
});

test('a question stands in the input again when the page goes before its answer comes', async ({
  page,
  problems,
}) => {
  problems.expected.push(/history could not be loaded/);
  const { panel, log, input } = await openChat(page);
  const release = await holdRequests(page, /\/api\/chatbot\/message/);
  await input.fill('When are you open?');
  await input.press('Enter');
  await expect(log).toContainText('When are you open?');
  await page.reload();
  release();
  await expect(input).toHaveValue('When are you open?');
  await panel.getByRole('button', { name: 'Send again' }).click();
  await expect(log).toContainText('8am');
  await expect(input).toHaveValue('');
});

test('a form that is filled before its script comes is not taken for a robot’s', {
  tag: '@mutates',
}, async ({ page }) => {
  const release = await holdRequests(page, /\/modules\/marketing\/.*\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = new ContactForm(page, contactForm(page));
  await form.submit({ name: 'Ines', email: 'ines@example.com', message: 'Written slowly.' });
  // The shortest time that a person needs. Uses the page's clock, so that the machine's speed does not matter.
  await page.waitForFunction(() => performance.now() > 3000);
  const sent = page.waitForRequest('**/api/contact');
  release();
  expect((await sent).postDataJSON().elapsedMs).toBeGreaterThan(1500);
});

test('a mockup that is asked for before the form is alive is made when it is', {
  tag: '@mutates',
}, async ({ page }) => {
  const release = await holdRequests(page, /\/modules\/mockup\/.*\.js$/);
  await page.goto('/#mockup', { waitUntil: 'commit' });
  await mockupForm(page).getByLabel('Company name').fill('Cedar Pantry');
  await mockupForm(page).getByRole('button', { name: 'Generate mockup' }).click();
  release();
  await expect(page.getByTitle('Homepage of Cedar Pantry', { exact: true })).toBeVisible();
});

test('changes to a mockup outlive another spelling, and another company can be taken back', async ({
  page,
}) => {
  const company = mockupForm(page).getByLabel('Company name');
  const generate = mockupForm(page).getByRole('button', { name: /generate/i });
  const made = async (name: string) => {
    await company.fill(name);
    await generate.click();
    await expect(page.getByTitle(`Homepage of ${name}`, { exact: true })).toBeVisible();
  };
  await page.goto('/#mockup');
  await made('Juniper Table');
  await page.getByRole('tab', { name: 'Content' }).click();
  const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
  await headline.fill('Fish, fire and friends');
  await made('JUNIPER TABLE');
  await expect(headline).toHaveValue('Fish, fire and friends');
  await made('Cedar Pantry');
  await expect(headline).not.toHaveValue('Fish, fire and friends');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTitle('Homepage of JUNIPER TABLE', { exact: true })).toBeVisible();
  await expect(headline).toHaveValue('Fish, fire and friends');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByTitle('Homepage of Cedar Pantry', { exact: true })).toBeVisible();

  await mockupForm(page).getByLabel('What do you do?').fill('Fish over fire');
  await page.reload();
  await expect(company).toHaveValue('Cedar Pantry');
  await expect(mockupForm(page).getByLabel('What do you do?')).toHaveValue('Fish over fire');
});

test('a theme that is chosen in one tab is there in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/about');
  const chosen = await new SiteHeader(page).changeTheme();
  await expect(other.locator('html')).toHaveClass(chosen);
  await other.close();
});

test('a link to a section takes the focus to its heading', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page.locator('#portfolio').getByRole('heading').first()).toBeFocused();
  await menu.getByRole('link', { name: 'Team' }).click();
  await expect(page.locator('#team').getByRole('heading').first()).toBeFocused();
});

test('an address with doubled slashes leads to its page', async ({ page, site }) => {
  await page.goto(`${site.url}//blog?page=1`);
  await expect(page).toHaveURL('/blog?page=1');
  await expect(page).toHaveTitle(/Blog/);
});
