import type { IncomingMessage } from 'node:http';
import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';
import getRawBody from 'raw-body';
import type { ShellErrorCode } from './api-error';

/** The largest size of a body, and the longest time that it may take to arrive. */
export interface BodyLimits {
  bytes: number;
  milliseconds: number;
}

/** The largest body that the API accepts, and how long a visitor's connection may take to send it. */
export const BODY_LIMITS: BodyLimits = { bytes: API_BODY_LIMIT_BYTES, milliseconds: 10_000 };

/** Thrown for a body that is not accepted, with a sentence for the visitor. */
export class BodyRefusedError extends Error {
  override readonly name = 'BodyRefusedError';

  constructor(
    readonly code: Extract<ShellErrorCode, 'BODY_TOO_LARGE' | 'REQUEST_TIMEOUT' | 'MALFORMED_BODY'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads a whole body.
 * @throws {BodyRefusedError} if the body is too large, takes too long or breaks off. The rest of it is discarded.
 */
export async function readBody(
  request: IncomingMessage,
  { bytes, milliseconds }: BodyLimits,
): Promise<Buffer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new BodyRefusedError(
          'REQUEST_TIMEOUT',
          'The request took too long to arrive. Please try again.',
        ),
      );
    }, milliseconds);
  });
  const length = request.headers['content-length'] ?? null;
  try {
    return await Promise.race([getRawBody(request, { length, limit: bytes }), late]);
  } catch (error) {
    // If the rest were not read, the client might never read the response.
    request.resume();
    throw error instanceof BodyRefusedError ? error : toRefusal(error, bytes);
  } finally {
    clearTimeout(timer);
  }
}

/** The reader marks its errors with a type. */
function toRefusal(error: unknown, bytes: number): BodyRefusedError {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  return type === 'entity.too.large'
    ? new BodyRefusedError(
        'BODY_TOO_LARGE',
        `The request is larger than ${bytes / 1024} kB. Please shorten it.`,
      )
    : new BodyRefusedError(
        'MALFORMED_BODY',
        'Only part of the request arrived. Please try again.',
        { cause: error },
      );
}
