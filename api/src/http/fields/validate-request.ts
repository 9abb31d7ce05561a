import { type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldError } from '@northloop/contracts';
import { ApiException } from '../errors/api-exception.js';

/** Rules in the order in which a visitor should see their messages; other rules follow. */
const FIRST_RULES = ['whitelistValidation', 'isNotEmpty', 'isString', 'isArray'];

/** Most refused fields that an answer lists. More would only echo the request. */
const MOST_DETAILS = 10;

/** Longest field name that an answer repeats, in characters. */
const LONGEST_NAME = 60;

/** Checks bodies and parameters against their DTO class. Fields that the class does not name are refused. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: (errors) =>
      validationFailure(errors.slice(0, MOST_DETAILS).map(toFieldError)),
  });
}

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
