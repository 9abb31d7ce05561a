import type { Page } from '@playwright/test';
import { translatePage } from '../../../fixtures/site/translate-page';
import { holdRequests } from '../../fixtures/page/hold-requests';
import { expect, test } from '../../fixtures/test';
import { ContactForm } from '../../pages/contact-form';
import { HomePage } from '../../pages/home-page';
import { openChat } from '../../pages/open-chat';

const lead = {
  name: 'Ines Okafor',
  email: 'ines@example.com',
  message: 'A site for our bakery, please.',
};

/** React renders changed parts again that were not hydrated yet, and reports this error. */
const MADE_ANEW = /React error #418/;

/** Expects that no module has failed. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
}

test('a page that is being translated goes on working', { tag: '@mutates' }, async ({
  page,
  problems,
}) => {
  problems.expected.push(MADE_ANEW);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.evaluate(translatePage);
  const home = new HomePage(page);
  await expect(page.locator('[aria-hidden="true"] > span > span')).toHaveText(
    'We build apps people keep.',
  );
  await home.generator.ask({ company: 'Cedar Pantry', industry: 'Restaurant' });
  await expect(home.generator.prices.first()).toBeVisible();
  await home.contactForm.submit(lead);
  await home.contactForm.expectSent();
  await expectWhole(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/Blog/);
  const newsletter = page.getByRole('region', { name: 'New articles by email' });
  await newsletter.getByRole('textbox').fill(lead.email);
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByRole('status')).toContainText(lead.email);
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await search.fill('typescript');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await search.fill('');
  await expectWhole(page);
});

test('the assistant and the contact page work while they are being translated', {
  tag: '@mutates',
}, async ({ page, problems }) => {
  problems.expected.push(MADE_ANEW);
  const chat = await openChat(page, '/contact');
  await page.evaluate(translatePage);
  await chat.ask('What are your business hours?');
  await expect(chat.log).toContainText('Monday');
  await page.keyboard.press('Escape');
  await expect(chat.panel).toHaveCount(0);
  const form = page.getByRole('form', { name: 'Tell us about the project' });
  await new ContactForm(page, form).submit(lead);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Message Sent Successfully!',
  );
  await expectWhole(page);
});

const kinds = {
  'an extension adds an element behind each field': () => {
    for (const input of document.querySelectorAll('input, textarea')) {
      input.after(document.createElement('div'));
    }
  },
  'the page is translated': translatePage,
};

for (const [kind, change] of Object.entries(kinds)) {
  test(`theme, words and head stay when ${kind} before React comes to it`, async ({
    page,
    problems,
  }) => {
    problems.expected.push(MADE_ANEW);
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await holdRequests(page, /\/assets\/shell\/.*\.js$/);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'Tell us about the project' });
    const message = form.getByRole('textbox', { name: 'Message' });
    await form.getByRole('textbox', { name: 'Email' }).fill(lead.email);
    await message.fill(lead.message);
    const canonical = page.locator('link[rel="canonical"]');
    const before = await canonical.getAttribute('href');
    await page.evaluate(change);
    release();
    await page.waitForFunction(() =>
      document.querySelector('main [data-release]')?.hasAttribute('data-alive'),
    );
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(message).toHaveValue(lead.message);
    await expect(message).toBeFocused();
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(lead.email);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', before ?? '');

    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/About/);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', /\/about$/);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
}

/** Runs in a page before its scripts. Lets a test hold back React's deferred work and see whether there is any. */
function holdDeferredWork(): void {
  const { postMessage } = MessagePort.prototype;
  const deferred = {
    isHeld: false,
    held: [] as (() => void)[],
    letGo: () => {
      deferred.isHeld = false;
      for (const send of deferred.held.splice(0)) send();
    },
  };
  Object.assign(window, { deferred });
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    if (deferred.isHeld) deferred.held.push(() => postMessage.call(this, message, {}));
    else postMessage.call(this, message, {});
  };
}

type DeferringWindow = Window & {
  deferred: { isHeld: boolean; held: unknown[]; letGo: () => void };
};

const waysToWrite = {
  'comes from a phone’s keyboard': (page: Page, text: string) => page.keyboard.insertText(text),
  'is typed': (page: Page, text: string) => page.keyboard.type(text),
};

for (const [way, write] of Object.entries(waysToWrite)) {
  test(`text that ${way} just as React makes its field anew is kept`, async ({
    page,
    problems,
  }) => {
    problems.expected.push(MADE_ANEW);
    await page.addInitScript(holdDeferredWork);
    const module = /\/modules\/mockup\/.*\.js$/;
    const release = await holdRequests(page, module);
    await page.goto('/');
    await page.evaluate(translatePage);
    const company = page.getByLabel('Company name');
    const before = await company.elementHandle();
    const asked = page.waitForRequest(module);
    await company.focus();
    await asked;
    await page.evaluate(() => {
      (window as unknown as DeferringWindow).deferred.isHeld = true;
    });
    const code = page.waitForResponse(/\/generator-[^/]*\.js$/);
    release();
    await (await code).finished();
    // React knows that the code has loaded, and hydrates the field with the first event on it.
    await page.waitForFunction(
      () => (window as unknown as DeferringWindow).deferred.held.length > 0,
    );
    await write(page, 'Cedar Pantry');
    await page.evaluate(() => (window as unknown as DeferringWindow).deferred.letGo());
    await expect.poll(() => before?.evaluate((field) => field.isConnected)).toBe(false);
    await expect(company).toHaveValue('Cedar Pantry');
    await expect(company).toBeFocused();
  });
}

/** Every id made by React, in the document and in React's props; the latter are null before hydration. */
function idsByReact(): { inDocument: string | null; inReact: unknown }[] {
  const props = { id: 'id', for: 'htmlFor', 'aria-describedby': 'aria-describedby' };
  return [...document.querySelectorAll('[id], [for], [aria-describedby]')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const inReact: Record<string, unknown> | null = key ? Reflect.get(element, key) : null;
    return Object.entries(props).flatMap(([attribute, prop]) => {
      const inDocument = element.getAttribute(attribute);
      // The id of the server's own script is `_R_`.
      if (!/^_[rR]_./.test(inDocument ?? '')) return [];
      return [{ inDocument, inReact: inReact?.[prop] ?? null }];
    });
  });
}

for (const path of ['/', '/contact', '/blog']) {
  test(`what React names by itself has the same id in the server’s HTML of ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    // Forms below the window are only hydrated when they are scrolled into view.
    for (const form of await page.getByRole('form').all()) await form.scrollIntoViewIfNeeded();
    const left = async () =>
      (await page.evaluate(idsByReact)).filter(({ inReact }) => inReact === null).length;
    await expect.poll(left).toBe(0);
    const ids = await page.evaluate(idsByReact);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.filter(({ inDocument, inReact }) => inDocument !== inReact)).toEqual([]);
  });
}
