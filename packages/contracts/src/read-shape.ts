import type * as z from 'zod/mini';

/** A value that has the shape it should have, or the reason why it has not. */
export type Read<Value> = { value: Value } | { reason: string };

/**
 * Reads a value that came from a store or over the network. It is given as it is: what a newer version added to it
 * stays.
 */
export function readShape<Value>(schema: z.ZodMiniType<Value>, value: unknown): Read<Value> {
  const { success, error } = schema.safeParse(value);
  if (success) return { value: value as Value };
  const [issue] = error.issues;
  const place = issue?.path.join('.') ?? '';
  return { reason: `${place === '' ? 'it' : `"${place}"`} ${issue?.message}` };
}
