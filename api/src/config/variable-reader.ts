/** Variables whose values must not appear in a message. */
const SECRET_NAME = /SECRET|TOKEN|PASSWORD|KEY/;

/**
 * Reads named variables and collects what is wrong with them, so that a start with three bad values
 * reports three lines instead of one per attempt. An empty value counts as not set.
 */
export class VariableReader {
  readonly problems: string[] = [];

  constructor(private readonly source: Readonly<Record<string, string | undefined>>) {}

  /** The value without outer white space, or undefined. */
  text(name: string): string | undefined {
    const value = this.source[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** A whole number in [min, max]. */
  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    this.refuse(name, value, `a whole number from ${min} to ${max}`);
    return fallback;
  }

  /** One of a fixed set of words. */
  oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice !== undefined) return choice;
    this.refuse(name, value, `one of ${choices.join(', ')}`);
    return fallback;
  }

  /** Text that must match a pattern; `expected` completes the sentence 'must be …'. */
  matching(name: string, pattern: RegExp, expected: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || pattern.test(value)) return value;
    if (SECRET_NAME.test(name)) this.problems.push(`${name} must be ${expected}`);
    else this.refuse(name, value, expected);
    return undefined;
  }

  /** An absolute address with one of the given protocols (such as `https:`). Its value is never shown: it may hold a password. */
  address(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.problems.push(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
    return undefined;
  }

  /** Comma-separated origins such as `https://northloop.example`. */
  origins(name: string): string[] {
    const entries = (this.text(name) ?? '').split(',').map((entry) => entry.trim());
    return entries.filter((entry) => {
      if (entry === '') return false;
      if (URL.canParse(entry) && new URL(entry).origin === entry) return true;
      this.refuse(name, entry, 'origins such as https://northloop.example, separated by commas');
      return false;
    });
  }

  private refuse(name: string, value: string, expected: string): void {
    this.problems.push(`${name} must be ${expected}, not "${value}"`);
  }
}
