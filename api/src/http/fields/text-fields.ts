import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isEmailAddress } from '@northloop/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { blankAsAbsent, cleanAddress, cleanLine, cleanText } from './clean-text.js';

interface TextRules {
  /** Name of the field in messages, such as 'Name'. */
  label: string;
  /** In characters. */
  maxLength: number;
  /** Keeps line breaks. */
  multiline?: boolean;
  description?: string;
  example?: string;
}

/** A text that must not be blank. `requiredMessage` replaces '<label> is required'. */
export function RequiredText(rules: TextRules & { requiredMessage?: string }): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => clean(value, rules)),
    IsNotEmpty({ message: rules.requiredMessage ?? `${rules.label} is required` }),
    ...textChecks(rules),
    ApiProperty({ type: String, minLength: 1, ...documented(rules) }),
  );
}

/** A text that may be left out or blank. */
export function OptionalText(rules: TextRules): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => blankAsAbsent(clean(value, rules))),
    IsOptional(),
    ...textChecks(rules),
    ApiPropertyOptional({ type: String, ...documented(rules) }),
  );
}

/** An e-mail address, checked by the same rule as in the forms. */
export function RequiredEmail(rules: TextRules): PropertyDecorator {
  return applyDecorators(
    RequiredText(rules),
    Transform(({ value }) => cleanAddress(value)),
    ValidateBy(
      {
        name: 'isEmailAddress',
        validator: { validate: (value) => typeof value === 'string' && isEmailAddress(value) },
      },
      { message: 'Invalid email address' },
    ),
  );
}

/** One of a fixed list of values, or left out. */
export function OptionalChoice(
  rules: { label: string; description?: string },
  choices: readonly string[],
): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => blankAsAbsent(cleanLine(value))),
    IsOptional(),
    IsIn(choices, { message: `${rules.label} must be one of the listed options` }),
    ApiPropertyOptional({
      enum: [...choices],
      ...(rules.description === undefined ? {} : { description: rules.description }),
    }),
  );
}

function clean(value: unknown, { multiline = false }: TextRules): unknown {
  return multiline ? cleanText(value) : cleanLine(value);
}

function textChecks({ label, maxLength }: TextRules): PropertyDecorator[] {
  return [
    IsString({ message: `${label} must be text` }),
    MaxLength(maxLength, { message: `${label} must have ${maxLength} characters or fewer` }),
  ];
}

function documented({ maxLength, description, example }: TextRules) {
  return {
    maxLength,
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
  };
}
