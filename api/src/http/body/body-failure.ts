import { ApiException } from '../errors/api-exception.js';

/**
 * The failure for a body that a parser refuses. Express's parsers mark their errors with a type.
 * @param format the expected format
 * @param limitBytes largest accepted size
 */
export function toBodyFailure(
  error: unknown,
  format: 'JSON' | 'form data',
  limitBytes: number,
): ApiException {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') {
    return new ApiException(
      'BODY_TOO_LARGE',
      `The request is larger than ${Math.floor(limitBytes / 1024)} kB. Please shorten it.`,
    );
  }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new ApiException('UNSUPPORTED_MEDIA_TYPE', `Send the body as ${format} in UTF-8.`);
  }
  return new ApiException('MALFORMED_BODY', `The request body is not valid ${format}.`);
}
