import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Browser, BrowserWindow } from './browser';
import { requireProgram } from './installed-browsers';
import { keepProcess } from './keep-process';

const asFunction = (body: string) => `(() => { ${body} })()`;

/** Collects what a page complains of. */
function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** An element of the page as the protocol names it. */
async function handleOf(page: Page, element: string): Promise<ElementHandle> {
  const handle = (await page.evaluateHandle(asFunction(element))).asElement();
  if (!handle) throw new Error('The element is gone.');
  return handle as ElementHandle;
}

/**
 * Starts Firefox without a screen, with a profile of its own, and drives it over WebDriver BiDi.
 * @throws {NoBrowserError} when it is not installed.
 */
export async function startFirefox(): Promise<Browser> {
  const program = requireProgram('firefox', 'firefox-esr');
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const kept = keepProcess(program, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
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
        click: async (element) => (await handleOf(page, element)).click(),
        fill: async (element, text) => {
          const handle = await handleOf(page, element);
          await handle.evaluate((field) => (field as HTMLInputElement).select());
          await handle.press('Backspace');
          await handle.type(text);
        },
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        forbidScripts: () => page.setJavaScriptEnabled(false),
        problems: () => problems,
        hasEnded: kept.hasEnded,
        close: () => context.close(),
      };
    },
    close: async () => {
      await browser.disconnect();
      await kept.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
