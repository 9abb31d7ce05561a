import {
  type ArgumentMetadata,
  type ValidationError,
  ValidationPipe,
  type ValidationPipeOptions,
} from '@nestjs/common';
import type { FieldError } from '@northloop/contracts';
import { ApiException } from '../errors/api-exception.js';

/** Rules in the order in which a visitor should see their messages; other rules follow. */
const FIRST_RULES = ['whitelistValidation', 'isNotEmpty', 'isString', 'isArray'];

/** Most refused fields that an answer lists. More would only echo the request. */
const MOST_DETAILS = 10;

/** Longest field name that an answer repeats, in characters. */
const LONGEST_NAME = 60;

const CHECKS: ValidationPipeOptions = {
  transform: true,
  whitelist: true,
  exceptionFactory: (errors) => validationFailure(errors.slice(0, MOST_DETAILS).map(toFieldError)),
};

/**
 * Checks bodies and parameters against their DTO class. Fields of a body that the class does not name are refused.
 * Those of a query are ignored: browsers and links add their own.
 */
class RequestValidationPipe extends ValidationPipe {
  private readonly queries = new ValidationPipe(CHECKS);

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'query'
      ? this.queries.transform(value, metadata)
      : super.transform(value, metadata);
  }
}

/** The pipe for every route. */
export const createValidationPipe = (): ValidationPipe =>
  new RequestValidationPipe({ ...CHECKS, forbidNonWhitelisted: true });

/** One failure for all refused fields. Its message joins their texts, for clients that show only one. */
export function validationFailure(details: readonly FieldError[]): ApiException {
  return new ApiException(
    'VALIDATION_FAILED',
    details.map((detail) => detail.message).join('; '),
    details,
  );
}

function toFieldError(error: ValidationError): FieldError {
  const field = shortened(error.property);
  const rules = Object.entries(error.constraints ?? {});
  const [rule, message] = FIRST_RULES.map((name) => rules.find(([rule]) => rule === name)).find(
    Boolean,
  ) ??
    rules[0] ?? ['unknown', `${field} is not valid`];
  return {
    field,
    message: rule === 'whitelistValidation' ? `Unknown field: ${field}` : message,
  };
}

const shortened = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME).toWellFormed()}…`;
