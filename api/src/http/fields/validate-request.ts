import { type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldError } from '@northloop/contracts';
import { ApiException } from '../errors/api-exception.js';

/** Rules in the order in which a visitor should hear of them; others follow. */
const FIRST_RULES = ['whitelistValidation', 'isNotEmpty', 'isString', 'isArray'];

/** Most refused fields that an answer tells of: more would only repeat what was sent. */
const MOST_DETAILS = 10;

/** Longest name of a field that is repeated in an answer, in characters. */
const LONGEST_NAME = 60;

/** Checks bodies and parameters against their DTO class; a field the class does not name is refused. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: (errors) =>
      validationFailure(errors.slice(0, MOST_DETAILS).map(toFieldError)),
  });
}

/** One failure for all refused fields, with their texts joined for clients that show only one. */
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
