import { HttpException } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { ApiErrorCode } from '@northloop/contracts';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.js';
import { ApiException } from './api-exception.js';
import { unknownAddress } from './unknown-address.js';

const MESSAGES = {
  BAD_ADDRESS: 'This address is not valid.',
  FORBIDDEN: 'You do not have access to this address.',
  RATE_LIMITED: 'That was a lot of requests. Please wait a moment and try again.',
  UNAVAILABLE: 'We cannot load or save anything right now. Please try again in a moment.',
  INTERNAL: 'Something went wrong on our side. Please try again, or contact us directly.',
} as const;

/** Turns any thrown value into a failure that may be shown. Unknown errors reveal no details. */
export function toApiException(error: unknown): ApiException {
  if (error instanceof ApiException) return error;
  if (error instanceof ThrottlerException) {
    return new ApiException('RATE_LIMITED', MESSAGES.RATE_LIMITED);
  }
  if (error instanceof HttpException) return fromFramework(error);
  if (isDatabaseUnavailable(error)) return new ApiException('UNAVAILABLE', MESSAGES.UNAVAILABLE);
  return new ApiException('INTERNAL', MESSAGES.INTERNAL);
}

/** The framework itself throws few errors: for addresses that cannot be decoded, refusing guards and missing files. */
function fromFramework(error: HttpException): ApiException {
  const status = error.getStatus();
  if (status === 404) return unknownAddress();
  const known: Readonly<Record<number, readonly [ApiErrorCode, string]>> = {
    403: ['FORBIDDEN', MESSAGES.FORBIDDEN],
    503: ['UNAVAILABLE', MESSAGES.UNAVAILABLE],
  };
  const others: readonly [ApiErrorCode, string] =
    status < 500 ? ['VALIDATION_FAILED', MESSAGES.BAD_ADDRESS] : ['INTERNAL', MESSAGES.INTERNAL];
  return new ApiException(...(known[status] ?? others));
}
