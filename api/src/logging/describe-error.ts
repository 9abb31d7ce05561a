import { DrizzleQueryError } from 'drizzle-orm/errors';

/** An error as a log shows it. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorDescription;
}

/**
 * Turns an error and its causes into plain data. A failed query keeps its SQL but loses the values:
 * those are what visitors wrote.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const failedQuery = error instanceof DrizzleQueryError;
  return {
    type: error.name,
    message: failedQuery ? `Failed query: ${error.query}` : error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack === undefined
      ? {}
      : { stack: failedQuery ? frames(error.stack) : error.stack }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Only the lines that say where: the first ones repeat the message, values included. */
function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
