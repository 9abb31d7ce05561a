import * as z from 'zod';

/** The error for an invalid value. It repeats the value. */
const refused = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => `must be ${expected}, not "${input}"`,
});

/** The error for an invalid value that may contain a password, so the value is not repeated. */
const refusedInSilence = (expected: string) => ({ error: `must be ${expected}` });

const trimSlashes = (address: string): string => address.replace(/\/+$/, '');

/** A whole number within limits. */
export function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  const isOne = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().refine(isOne, refused(expected)).transform(Number).describe(expected);
}

/** A port number. */
export const port = () => wholeNumber(0, 65_535);

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly [Word, ...Word[]]) {
  const expected = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  return z.enum(words, refused(expected)).describe(expected);
}

/** `1` for yes, `0` for no. */
export const flag = () => {
  const expected = '0 or 1';
  return z
    .enum(['0', '1'], refused(expected))
    .transform((digit) => digit === '1')
    .describe(expected);
};

/** Text that is not empty. */
export const text = (expected: string) => z.string().min(1, refused(expected)).describe(expected);

/** Text that matches a pattern. */
export const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, refused(expected)).describe(expected);

/** A password or key that matches a pattern. */
export const secret = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, refusedInSilence(expected)).describe(expected);

/** An address with one of these schemes, such as `smtp`. It may contain a password. */
export function address(...schemes: readonly [string, ...string[]]) {
  const expected = `an address that starts with ${schemes.map((each) => `${each}://`).join(' or ')}`;
  const protocol = new RegExp(`^(${schemes.join('|')})$`);
  return z.url({ protocol, ...refusedInSilence(expected) }).describe(expected);
}

const HTTP = /^https?$/;

const isHttpAddress = (address: string): boolean =>
  z.url({ protocol: HTTP }).safeParse(address).success;

const http = (isOne: (text: string) => boolean) => {
  const expected = 'an http(s) address';
  return z.string().refine(isOne, refused(expected)).transform(trimSlashes).describe(expected);
};

/** Address of an HTTP server. Trailing slashes are removed. */
export const httpAddress = () => http(isHttpAddress);

/** Like {@link httpAddress}, but may be empty. */
export const httpAddressOrEmpty = () => http((text) => text === '' || isHttpAddress(text));

/** Whether text is an origin as browsers write it: scheme, host and port, and nothing after them. */
export function isOrigin(origin: string): boolean {
  const { data } = z.url({ protocol: HTTP, normalize: true }).safeParse(origin);
  return data === `${origin}/` && !origin.includes('@');
}

/** An origin; see {@link isOrigin}. */
export const origin = () => {
  const expected = 'an origin such as https://northloop.example';
  return z.string().refine(isOrigin, refused(expected)).describe(expected);
};

/** Several values in one text. `isOne` must accept each of them. */
export const listOf = (separator: string, isOne: (word: string) => boolean, expected: string) =>
  z
    .string()
    .transform((list) => list.split(separator).map((each) => each.trim()))
    .transform((words) => words.filter((word) => word !== ''))
    .pipe(z.array(z.string().refine(isOne, refused(expected))))
    .describe(expected);
