import { DrizzleQueryError } from 'drizzle-orm/errors';

/** An error in the form in which it is logged. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorDescription;
}

/**
 * Turns an error and its causes into plain data. A failed query keeps its SQL but not its values, because visitors
 * wrote those.
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

/** Only the stack frames. The lines before them repeat the message, including values. */
function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
