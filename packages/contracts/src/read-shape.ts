import type * as z from 'zod/mini';

/** A valid value, or the reason why it is not valid. */
export type Read<Value> = { value: Value } | { reason: string };

/**
 * Checks a value that came from a store or over the network. The value is returned unchanged, with any fields that a
 * newer version added.
 */
export function readShape<Value>(schema: z.ZodMiniType<Value>, value: unknown): Read<Value> {
  const { success, error } = schema.safeParse(value);
  if (success) return { value: value as Value };
  const [issue] = error.issues;
  const place = issue?.path.join('.') ?? '';
  return { reason: `${place === '' ? 'it' : `"${place}"`} ${issue?.message}` };
}
