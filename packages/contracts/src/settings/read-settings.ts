import type * as z from 'zod';
import type { Setting } from './setting.js';

/** An environment, such as Node's `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Thrown at start if values are invalid. The message has one line for each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(`Cannot start:\n  ${problems.join('\n  ')}`);
  }
}

/**
 * Reads the variables of a schema, and no others, from an environment. White space around values is ignored.
 * @param empty whether an empty variable counts as not set or is read like any other text.
 * @throws {SettingsError} naming every invalid value.
 */
export function readSettings<Schema extends z.ZodObject<Record<string, Setting>>>(
  schema: Schema,
  variables: Variables,
  empty: 'not set' | 'a text' = 'not set',
): z.output<Schema> {
  const values = Object.keys(schema.shape).map((name) => {
    const value = variables[name]?.trim();
    return [name, value === '' && empty === 'not set' ? undefined : value];
  });
  const { success, data, error } = schema.safeParse(Object.fromEntries(values));
  if (success) return data;
  throw new SettingsError(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
}
