import { temporaryFolder } from '@northloop/testing/temporary-folder';
import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core';
import { requireProgram } from '../install/installed-browsers';
import type { Browser, BrowserWindow } from './browser';
import { keepProcess } from './keep-process';

const asFunction = (body: string) => `(() => { ${body} })()`;

/** Firefox's message for a font that it stopped loading because the page was left. */
const LEFT_PAGE = /^uncaught: .*download failed .*status=2152398850/;

/** The text of a console message, including the errors in it. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const parts = message.args().map((part) => part.evaluate(String).catch(() => String(part)));
  const text = (await Promise.all(parts)).join(' ') || message.text();
  return `console ${message.type()}: ${text} (${message.location().url})`;
}

/** Collects the problems that a page reports. */
function watchPage(page: Page): () => Promise<string[]> {
  const problems: (string | Promise<string>)[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(textOf(message));
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return async () => (await Promise.all(problems)).filter((problem) => !LEFT_PAGE.test(problem));
}

/**
 * Starts Firefox in headless mode with a new profile, and drives it over WebDriver BiDi.
 * @param preferences settings of `about:config` that differ from the defaults.
 * @throws {NoBrowserError} if it is not installed.
 */
export async function startFirefox(
  preferences: Record<string, boolean | number> = {},
): Promise<Browser> {
  const program = requireProgram('firefox', 'firefox-esr');
  const profile = await temporaryFolder({
    'user.js': Object.entries(preferences)
      .map(([name, value]) => `user_pref('${name}', ${value});\n`)
      .join(''),
  });
  const kept = keepProcess(program, [
    '--headless',
    '--no-remote',
    '--profile',
    profile.path,
    '--remote-debugging-port=0',
  ]);
  const address = await kept.line(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const browser = await puppeteer.connect({
    browserWSEndpoint: `${address}/session`,
    protocol: 'webDriverBiDi',
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    openWindow: async (): Promise<BrowserWindow> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems = watchPage(page);
      // A slow machine is not an error. The test has its own time limit.
      page.setDefaultNavigationTimeout(0);
      return {
        open: async (url) => {
          await page.goto(url);
        },
        reload: async () => {
          await page.reload();
        },
        back: async () => {
          await page.goBack();
        },
        evaluate: <Result>(body: string) => page.evaluate(asFunction(body)) as Promise<Result>,
        // Clicks by position, because the library's own methods wait in the page and never return if scripts are off.
        click: async (element) => {
          const [x = 0, y = 0] = (await page.evaluate(
            asFunction(`
              const { left, top, width, height } = (() => { ${element} })().getBoundingClientRect();
              return [left + width / 2, top + height / 2];`),
          )) as number[];
          await page.mouse.click(x, y);
        },
        fill: async (element, text) => {
          await page.evaluate(asFunction(`(() => { ${element} })().select()`));
          await page.keyboard.press('Backspace');
          await page.keyboard.type(text);
        },
        // Selects by typing, because the list is a window of the system.
        choose: async (dropdown, option) => {
          await page.evaluate(asFunction(`(() => { ${dropdown} })().focus()`));
          await page.keyboard.type(option);
        },
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        problems,
        hasEnded: kept.hasEnded,
        close: () => context.close(),
      };
    },
    close: async () => {
      await browser.disconnect();
      await kept.stop();
      await profile.remove();
    },
  };
}
