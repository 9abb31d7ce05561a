import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { sitePaths } from '../../fixtures/site/site-paths';
import { translatePage } from '../../fixtures/site/translate-page';
import type { Browser } from '../drivers/browser';
import type { Target } from './find-elements';
import { Visitor } from './visitor';

const heading: Target = { role: 'heading', level: 1 };
const banner: Target = { role: 'banner' };
const footer: Target = { role: 'contentinfo' };
const main: Target = { role: 'main' };
const article: Target = { role: 'article', within: main };
const chatOpener: Target = { role: 'button', name: /^Chat with the AI assistant/ };
const chat: Target = { role: 'dialog', name: 'AI Assistant' };
const chatLog: Target = { role: 'log', within: chat };

const link = (name: string | RegExp, within: Target): Target => ({ role: 'link', name, within });

const themeOf = (visitor: Visitor) =>
  visitor.read<string>('return document.documentElement.className');

async function changeTheme(visitor: Visitor): Promise<void> {
  const before = await themeOf(visitor);
  await visitor.click({ role: 'button', name: 'Toggle theme' });
  await visitor.until('the theme changes', async () => (await themeOf(visitor)) !== before);
}

const hasPrice = (visitor: Visitor) => visitor.reads(chatLog, /how much[\s\S]*\$\d/i);

/** Opens the assistant and selects its suggestion to ask for a price. */
async function askForPrice(visitor: Visitor): Promise<void> {
  await visitor.click(chatOpener);
  await visitor.click({ role: 'button', name: /how much.*\?$/i, within: chatLog });
  await hasPrice(visitor);
}

/** Starts a browser with its default settings, and with settings that some visitors use. */
export interface BrowserStarts {
  start: () => Promise<Browser>;
  /** With storage blocked. */
  startWithoutStorage: () => Promise<Browser>;
  /** With scripts turned off. Left out if the browser cannot be driven that way. */
  startWithoutScripts?: () => Promise<Browser>;
}

/** Defines the tests of what every visitor must be able to do, for one browser. */
export function defineJourneys(
  name: string,
  { start, startWithoutStorage, startWithoutScripts }: BrowserStarts,
): void {
  describe(name, () => {
    const { site, siteWithoutBlog } = inject('sites');
    let browser: Browser;

    beforeAll(async () => {
      browser = await start();
    });
    afterAll(() => browser?.close());

    /** A test with a new window. It fails if the window has reported a problem by the end. */
    const journey = (title: string, walk: (visitor: Visitor) => Promise<void>) =>
      test(title, async () => {
        const window = await browser.openWindow();
        onTestFinished(window.close);
        await walk(new Visitor(window, site));
        expect(await window.problems(), 'the page reported no problem').toEqual([]);
      });

    journey('every page opens with its heading', async (visitor) => {
      for (const path of sitePaths) {
        await visitor.open(path);
        await visitor.reads(heading, /\w/);
        await visitor.sees(banner);
        await visitor.sees(footer);
      }
    });

    journey('links change the page without a new document', async (visitor) => {
      await visitor.open('/about');
      await visitor.read('document.documentElement.dataset.sameDocument = "yes"');
      const isSameDocument = () =>
        visitor.read<boolean>('return document.documentElement.dataset.sameDocument === "yes"');

      const menu: Target = { role: 'navigation', name: 'Main', within: banner };
      await visitor.click(link('Portfolio', menu));
      await visitor.isAt('/#portfolio');
      await visitor.finds({ role: 'heading', within: '#portfolio' });
      await visitor.click(link('Blog', footer));
      await visitor.isAt('/blog');
      await visitor.sees(article);
      await visitor.back();
      await visitor.isAt('/#portfolio');
      expect(await isSameDocument()).toBe(true);
    });

    journey('the chosen theme holds after a reload', async (visitor) => {
      await visitor.open('/about');
      await changeTheme(visitor);
      const chosen = await themeOf(visitor);
      await visitor.reload();
      expect(await themeOf(visitor)).toBe(chosen);
    });

    journey('the drawer of a small screen keeps the focus and closes', async (visitor) => {
      await visitor.resize(500, 800);
      await visitor.open('/about');
      const opener: Target = { role: 'button', name: 'Open menu' };
      const drawer: Target = { role: 'dialog', name: 'Menu' };
      await visitor.click(opener);
      await visitor.sees(drawer);
      const isInside = () =>
        visitor.read<boolean>('return document.activeElement.closest("[role=dialog]") !== null');
      await visitor.until('the focus is in the drawer', isInside);
      // More steps than the drawer has controls.
      for (let step = 0; step < 12; step += 1) {
        await visitor.press('Tab');
        expect(await isInside(), `the focus after ${step + 1} steps is in the drawer`).toBe(true);
      }
      await visitor.press('Escape');
      await visitor.misses(drawer);
      await visitor.click(opener);
      await visitor.click(link('Team', drawer));
      await visitor.isAt('/#team');
      await visitor.finds({ role: 'heading', within: '#team' });
      await visitor.misses(drawer);
    });

    journey('a message is checked, and reaches the agency', async (visitor) => {
      await visitor.open('/');
      const form = '#contact';
      const field = (label: RegExp): Target => ({ role: 'textbox', name: label, within: form });
      const send: Target = { role: 'button', name: 'Send Message', within: form };
      await visitor.click(send);
      for (const label of [/^Name/, /^Email/, /^Message/]) {
        await visitor.until(`${label} is marked`, () => visitor.isInvalid(field(label)));
      }
      await visitor.fill(field(/^Name/), 'Ines Okafor');
      await visitor.fill(field(/^Email/), 'ines@example.com');
      await visitor.fill(field(/^Message/), 'A site for our bakery, please.');
      await visitor.click(send);
      await visitor.reads({ role: 'region', name: 'Notifications' }, /Message sent successfully!/);
      await visitor.reads(field(/^Message/), /^$/);
    });

    journey('a page that is being translated goes on working', async (visitor) => {
      await visitor.open('/contact');
      await visitor.read(`(${translatePage})()`);
      const form: Target = { role: 'form', name: 'Tell us about the project' };
      const field = (name: RegExp): Target => ({ role: 'textbox', name, within: form });
      await visitor.fill(field(/^Your name/), 'Ines Okafor');
      await visitor.fill(field(/^Email/), 'ines@example.com');
      await visitor.fill(field(/^Message/), 'A site for our bakery, please.');
      await visitor.click({ role: 'button', name: 'Send Message', within: form });
      await visitor.reads({ role: 'region', name: 'Notifications' }, /Message Sent Successfully!/);
      await visitor.reads(field(/^Message/), /^$/);
      await visitor.click(link('Blog', footer));
      await visitor.isAt('/blog');
      await visitor.sees(article);
    });

    journey(
      'a link to a section takes the focus along, and large text stays in the window',
      async (visitor) => {
        await visitor.open('/about');
        const menu: Target = { role: 'navigation', name: 'Main', within: banner };
        await visitor.click(link('Portfolio', menu));
        await visitor.until('the focus is on the heading of the section', () =>
          visitor.read<boolean>('return document.activeElement.matches("#portfolio :is(h2, h3)")'),
        );
        await visitor.resize(390, 800);
        await visitor.read('document.documentElement.style.fontSize = "24px"');
        for (const name of ['Toggle theme', 'Open menu']) {
          await visitor.finds({ role: 'button', name, within: banner });
        }
        await visitor.until('no part is wider than the window', () =>
          visitor.read<boolean>('return document.documentElement.scrollWidth <= innerWidth'),
        );
      },
    );

    journey(
      'a word that is being composed is not sent, and stands as its script does',
      async (visitor) => {
        await visitor.open('/about');
        await visitor.click(chatOpener);
        const input: Target = { role: 'textbox', name: 'Message to the assistant', within: chat };
        await visitor.fill(input, 'שלום');
        await visitor.read(`
        const field = document.querySelector('[role="dialog"] textarea');
        field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
        for (const key of ['Enter', 'Escape']) {
          const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
          Object.defineProperty(event, 'keyCode', { value: 229 });
          field.dispatchEvent(event);
        }`);
        await visitor.reads(input, /שלום/);
        expect(
          await visitor.read<string>(
            `return getComputedStyle(document.querySelector('[role="dialog"] textarea')).direction`,
          ),
        ).toBe('rtl');
        await visitor.press('Enter');
        await visitor.reads(chatLog, /שלום/);
      },
    );

    journey('the assistant answers and remembers', async (visitor) => {
      await visitor.open('/about');
      await askForPrice(visitor);
      await visitor.reload();
      await hasPrice(visitor);
      await visitor.click({ role: 'button', name: 'Close chat', within: chat });
      await visitor.misses(chat);
    });

    journey('a mockup is drafted with a preview and a price', async (visitor) => {
      await visitor.open('/#mockup');
      const form: Target = { role: 'form', name: 'Tell us about your company' };
      await visitor.fill({ role: 'textbox', name: /^Company name/, within: form }, 'Cedar Pantry');
      await visitor.choose({ role: 'combobox', name: /^Industry/, within: form }, 'Restaurant');
      await visitor.click({ role: 'button', name: /generate/i, within: form });
      await visitor.until('the preview shows the company', () =>
        visitor.read<boolean>(
          `return [...document.querySelectorAll('iframe')].some((frame) => frame.srcdoc.includes('Cedar Pantry'))`,
        ),
      );
      await visitor.reads(main, /\$\d/);
    });

    journey(
      'the blog is searched, and an article opens on its own address too',
      async (visitor) => {
        await visitor.open('/blog');
        await visitor.fill(
          { role: 'searchbox', name: 'Search articles', within: main },
          'tYpEsCrIpT',
        );
        // Wait for exactly one: the list shrinks with each letter, and its first article may still disappear.
        await visitor.until(
          'one article is left',
          async () => (await visitor.count(article)) === 1,
        );
        const title: Target = { role: 'heading', within: article };
        const text = await visitor.reads(title, /\w/);
        await visitor.click({ role: 'link', within: title });
        await visitor.isAt(/^\/blog\/[a-z0-9-]+$/);
        const isOpen = () =>
          visitor.until(
            'the article is open',
            async () => (await visitor.reads(heading, /\w/)) === text,
          );
        await isOpen();
        await visitor.reload();
        await isOpen();
      },
    );

    test('a browser that keeps nothing for pages shows a site that works', async () => {
      const closed = await startWithoutStorage();
      onTestFinished(closed.close);
      const window = await closed.openWindow();
      const visitor = new Visitor(window, site);
      await visitor.open('/about');
      for (const feature of ['localStorage.length', 'new BroadcastChannel("test")']) {
        const isClosed = `try { ${feature}; return false } catch { return true }`;
        expect(await visitor.read<boolean>(isClosed), `${feature} is closed`).toBe(true);
      }
      await askForPrice(visitor);
      await visitor.press('Escape');
      await visitor.misses(chat);
      await changeTheme(visitor);
      await visitor.click(link('Blog', footer));
      await visitor.isAt('/blog');
      await visitor.sees(article);
      await visitor.back();
      await visitor.isAt('/about');
      await visitor.reads(heading, /\w/);
      expect(await window.problems(), 'the page reported no problem').toEqual([]);
    });

    if (siteWithoutBlog) {
      test('a module that is down costs its own place alone', async () => {
        const window = await browser.openWindow();
        onTestFinished(window.close);
        const visitor = new Visitor(window, siteWithoutBlog);
        await visitor.open('/about');
        await visitor.click(link('Blog', footer));
        await visitor.isAt('/blog');
        await visitor.sees({ role: 'button', name: 'Retry', within: main });
        await visitor.click(link('About', footer));
        await visitor.isAt('/about');
        await visitor.reads(heading, /\w/);
      });
    }

    if (startWithoutScripts) {
      test('pages read without script', async () => {
        const scriptless = await startWithoutScripts();
        onTestFinished(scriptless.close);
        const window = await scriptless.openWindow();
        const visitor = new Visitor(window, site);
        await window.open(`${site}/about`);
        await visitor.reads(heading, /\w/);
        await visitor.click(link('Blog', footer));
        await visitor.isAt('/blog');
        await visitor.click({ role: 'link', within: { role: 'heading', within: article } });
        await visitor.isAt(/^\/blog\/[a-z0-9-]+$/);
        await visitor.reads(main, /[\s\S]{5000}/);
        expect(await window.problems(), 'the page reported no problem').toEqual([]);
      });
    }
  });
}
