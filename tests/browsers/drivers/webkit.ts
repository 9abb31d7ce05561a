import { freePort } from '@northloop/testing/free-port';
import { temporaryFolder } from '@northloop/testing/temporary-folder';
import { requireProgram } from '../install/installed-browsers';
import type { Browser, BrowserWindow, Key } from './browser';
import { keepProcess } from './keep-process';
import { type ElementReference, openSession } from './webdriver';

/** Key codes of the protocol. */
const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/**
 * Starts WebKitGTK's test browser on a virtual screen, and drives it over WebDriver. Each window is a separate browser,
 * so that windows share nothing.
 * @param options arguments of the browser.
 * @throws {NoBrowserError} if it is not installed.
 */
export async function startWebKit(options: readonly string[] = []): Promise<Browser> {
  const driverProgram = requireProgram('webkit', 'WebKitWebDriver');
  const screenProgram = requireProgram('webkit', 'Xvfb');
  const home = await temporaryFolder();
  const screen = keepProcess(screenProgram, [
    ...['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
  ]);
  const display = await screen.line(/^(\d+)$/m);
  const startDriver = async () => {
    const port = await freePort();
    const driver = keepProcess(driverProgram, [`--port=${port}`], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      HOME: home.path,
      NO_AT_BRIDGE: '1',
    });
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswering(`${origin}/status`, driver.hasEnded);
    return { driver, origin };
  };

  return {
    openWindow: async (): Promise<BrowserWindow> => {
      // One driver per window, because a driver sometimes hangs with its second session.
      const { driver, origin } = await startDriver();
      const session = await openSession(origin, {
        browserName: 'MiniBrowser',
        // The driver sometimes misses the end of a load, and would then wait for five minutes.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { args: ['--automation', ...options] },
      });
      const evaluate = <Result>(body: string) =>
        session.command<Result>('/execute/sync', { script: body, args: [] });
      const find = (element: string) => evaluate<ElementReference>(element);
      const resize = async (width: number, height: number) => {
        const outer = { width, height };
        // The window's bars take some of the size. How much, only the page can tell.
        for (let round = 0; round < 2; round += 1) {
          await session.command('/window/rect', outer);
          const [w, h] = await evaluate<[number, number]>('return [innerWidth, innerHeight]');
          outer.width += width - w;
          outer.height += height - h;
        }
      };
      await resize(1280, 800);
      return {
        open: (url) => session.command('/url', { url }),
        reload: () => session.command('/refresh'),
        back: () => session.command('/back'),
        evaluate,
        click: async (element) => session.onElement(await find(element), '/click'),
        fill: async (element, text) => {
          const field = await find(element);
          await session.onElement(field, '/clear');
          await session.onElement(field, '/value', { text });
        },
        choose: async (dropdown, option) => {
          const chosen = `const dropdown = (() => { ${dropdown} })();
            return [...dropdown.options].find(({ text }) => text.startsWith(${JSON.stringify(option)}));`;
          await session.onElement(await find(chosen), '/click');
        },
        press: (key) =>
          session.command('/actions', {
            actions: [
              {
                type: 'key',
                id: 'keyboard',
                actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] })),
              },
            ],
          }),
        resize,
        // The protocol has no access to a page's console.
        problems: async () => [],
        hasEnded: driver.hasEnded,
        close: driver.stop,
      };
    },
    close: async () => {
      await screen.stop();
      await home.remove();
    },
  };
}

/** Waits until a program that has just been started accepts connections. */
async function untilAnswering(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (hasEnded()) throw error;
    }
  }
}
