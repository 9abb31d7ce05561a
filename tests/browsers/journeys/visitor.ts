import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserWindow, Key } from '../drivers/browser';
import { allOf, hasLibrary, type Target } from './find-elements';

/** Longest wait for anything, in milliseconds, while the browser is alive: long, as slow machines are not faults. */
const LONGEST_WAIT_MS = 300_000;
/**
 * Longest wait for the answer to one look, in milliseconds. WebKitGTK's driver loses a script that it is given just as a
 * window's first page takes over (once in 120 openings); the next one is answered at once.
 */
const LONGEST_LOOK_MS = 10_000;
/** Pause between two looks at a page, in milliseconds: each look costs the page some time. */
const BETWEEN_LOOKS_MS = 50;

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** Where an element is, whether a press on its middle would reach it, and whether it takes one. */
const PLACE = `
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    at: [left, top, width, height].join(),
    free: width > 0 && element.contains(hit) && !element.matches(':disabled'),
  };`;

/** A person in front of a browser, who waits for what they look for and then acts. */
export class Visitor {
  constructor(
    private readonly window: BrowserWindow,
    private readonly site: string,
  ) {}

  /** Opens a page of the site and waits until it answers. */
  open(path: string): Promise<void> {
    return this.replaceDocument(() => this.window.open(this.site + path));
  }

  reload(): Promise<void> {
    return this.replaceDocument(() => this.window.reload());
  }

  back(): Promise<void> {
    return this.window.back();
  }

  press(key: Key): Promise<void> {
    return this.window.press(key);
  }

  resize(width: number, height: number): Promise<void> {
    return this.window.resize(width, height);
  }

  /** Presses an element once it stands still, is enabled and nothing covers it. */
  async click(target: Target): Promise<void> {
    let last = '';
    await this.until(`${describe(target)} can be pressed`, async () => {
      const place = await this.read<{ at: string; free: boolean } | undefined>(
        `const element = ${allOf(target)}[0]; if (!element) return; ${PLACE}`,
      );
      const isStill = place?.at === last;
      last = place?.at ?? '';
      return place?.free && isStill;
    });
    await this.window.click(`return ${allOf(target)}[0]`);
  }

  /** Puts a text in place of what a field holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.window.fill(`return ${allOf(target)}[0]`, text);
  }

  /** Takes an option of a dropdown. */
  async choose(target: Target, option: string): Promise<void> {
    await this.sees(target);
    await this.window.choose(`return ${allOf(target)}[0]`, option);
  }

  /** Waits until there is such an element. */
  async sees(target: Target): Promise<void> {
    await this.until(`there is ${describe(target)}`, async () => (await this.count(target)) > 0);
  }

  /** Waits until the page has scrolled to an element. */
  async finds(target: Target): Promise<void> {
    await this.until(`${describe(target)} is in view`, () =>
      this.read<boolean>(`
        const { top, bottom } = ${allOf(target)}[0].getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;`),
    );
  }

  /** Waits until there is no such element. */
  async misses(target: Target): Promise<void> {
    await this.until(`${describe(target)} is gone`, async () => (await this.count(target)) === 0);
  }

  /** Waits until an element's text, or what a field holds, matches. */
  async reads(target: Target, pattern: RegExp): Promise<string> {
    const { text } = await this.until(`${describe(target)} reads ${pattern}`, async () => {
      const text = await this.textOf(target);
      return text !== null && pattern.test(text) ? { text } : undefined;
    });
    return text;
  }

  /** Waits until the address (path, query and fragment) is the given one. */
  async isAt(address: string | RegExp): Promise<void> {
    await this.until(`the address is ${address}`, async () => {
      const now = await this.window.evaluate<string>(
        'return location.pathname + location.search + location.hash',
      );
      return typeof address === 'string' ? now === address : address.test(now);
    });
  }

  count(target: Target): Promise<number> {
    return this.read(`return ${allOf(target)}.length`);
  }

  /** Whether a field is marked as wrong. */
  isInvalid(field: Target): Promise<boolean> {
    return this.read(`return ${allOf(field)}[0]?.getAttribute('aria-invalid') === 'true'`);
  }

  /** Runs the body of a function in the page and returns what it gives, which must be data. */
  async read<Result>(body: string): Promise<Result> {
    if (!(await this.window.evaluate<boolean>(hasLibrary))) {
      await this.window.evaluate(await readFile(library, 'utf8'));
    }
    return this.window.evaluate<Result>(body);
  }

  /**
   * Looks again and again until something is so.
   * @param what said as a sentence, for the error.
   * @throws when it does not come about within five minutes, or the browser has ended.
   */
  async until<Result>(
    what: string,
    look: () => Promise<Result | undefined | false | null>,
  ): Promise<Result> {
    const end = performance.now() + LONGEST_WAIT_MS;
    let reason = '';
    while (performance.now() < end) {
      try {
        const result = await inTime(look());
        if (result) return result;
        reason = '';
      } catch (error) {
        // A document that is about to be replaced answers with an error.
        reason = `: ${String(error)}`;
      }
      if (this.window.hasEnded())
        throw new Error(`The browser ended before this: ${what}${reason}`);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    throw new Error(`This did not come about within five minutes: ${what}${reason}`);
  }

  private textOf(target: Target): Promise<string | null> {
    return this.read(
      `const element = ${allOf(target)}[0]; return element ? (element.value ?? element.textContent) : null`,
    );
  }

  /** Waits until there is another document than before, and it answers. */
  private async replaceDocument(go: () => Promise<void>): Promise<void> {
    await this.window.evaluate('window.isLastDocument = true');
    await go();
    await this.until('the page answers', () =>
      this.window.evaluate<boolean>(`
        if (window.isLastDocument) return false;
        const parts = [document.documentElement, document.querySelector('main [data-release]')];
        return parts.every((part) => !part || part.hasAttribute('data-alive'));`),
    );
  }
}

async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer to a look')), LONGEST_LOOK_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const describe = (target: Target): string =>
  [target.role, ...(target.name === undefined ? [] : [String(target.name)])].join(' ');
