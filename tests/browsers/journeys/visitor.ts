import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserWindow, Key } from '../drivers/browser';
import { allOf, hasLibrary, type Target } from './find-elements';

/** Longest wait while the browser is running, in milliseconds. It is long, because a slow machine is not an error. */
const LONGEST_WAIT_MS = 300_000;
/**
 * Longest wait for the result of one check, in milliseconds. WebKitGTK's driver can lose a script that arrives just as
 * a window's first page loads (once in 120 openings). It answers the next one at once.
 */
const LONGEST_LOOK_MS = 10_000;
/** Pause between two checks of a page, in milliseconds, because each one costs the page some time. */
const BETWEEN_LOOKS_MS = 50;

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** Where an element is, whether a click on its middle would reach it, and whether it is enabled. */
const PLACE = `
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    at: [left, top, width, height].join(),
    free: width > 0 && element.contains(hit) && !element.matches(':disabled'),
  };`;

/** A visitor with a browser. Waits for each element before using it. */
export class Visitor {
  constructor(
    private readonly window: BrowserWindow,
    private readonly site: string,
  ) {}

  /** Opens a page of the site and waits until it is hydrated. */
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

  /** Clicks an element once it has stopped moving, is enabled and is not covered. */
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

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.window.fill(`return ${allOf(target)}[0]`, text);
  }

  /** Selects an option of a dropdown. */
  async choose(target: Target, option: string): Promise<void> {
    await this.sees(target);
    await this.window.choose(`return ${allOf(target)}[0]`, option);
  }

  /** Waits until the element exists. */
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

  /** Waits until no such element exists. */
  async misses(target: Target): Promise<void> {
    await this.until(`${describe(target)} is gone`, async () => (await this.count(target)) === 0);
  }

  /** Waits until an element's text, or a field's value, matches. */
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

  /** Runs the body of a function in the page and returns its result, which must be data. */
  async read<Result>(body: string): Promise<Result> {
    if (!(await this.window.evaluate<boolean>(hasLibrary))) {
      await this.window.evaluate(await readFile(library, 'utf8'));
    }
    return this.window.evaluate<Result>(body);
  }

  /**
   * Repeats a check until it succeeds.
   * @param what the expectation as a sentence, for the error.
   * @throws if the check does not succeed within five minutes, or the browser has ended.
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
        // A document that is just being replaced causes an error.
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

  /** Waits until a new document has replaced the current one and is hydrated. */
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
