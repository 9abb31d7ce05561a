import { type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldError } from '@northloop/contracts';
import { ApiException } from './api-exception.js';

/** Rules in the order in which a visitor should hear of them; others follow. */
const FIRST_RULES = ['whitelistValidation', 'isNotEmpty', 'isString', 'isArray'];

/** Checks bodies and parameters against their DTO class; a field the class does not name is refused. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: (errors) => validationFailure(errors.map(toFieldError)),
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
  const rules = Object.entries(error.constraints ?? {});
  const [rule, message] = FIRST_RULES.map((name) => rules.find(([rule]) => rule === name)).find(
    Boolean,
  ) ??
    rules[0] ?? ['unknown', `${error.property} is not valid`];
  return {
    field: error.property,
    message: rule === 'whitelistValidation' ? `Unknown field: ${error.property}` : message,
  };
}
