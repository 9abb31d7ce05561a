import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

interface WholeNumberRules {
  /** Name of the field in messages, such as 'Pages'. */
  label: string;
  min: number;
  max: number;
  description?: string;
}

/** A whole number between two bounds, or left out. Null counts as left out. */
export function OptionalWholeNumber({
  label,
  min,
  max,
  description,
}: WholeNumberRules): PropertyDecorator {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return applyDecorators(
    Transform(({ value }) => value ?? undefined),
    IsOptional(),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    ApiPropertyOptional({
      type: 'integer',
      minimum: min,
      maximum: max,
      ...(description === undefined ? {} : { description }),
    }),
  );
}
