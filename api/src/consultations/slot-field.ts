import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CONSULTATION_SLOT_PATTERN } from '@northloop/contracts';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** The start of a time that the visitor chose. */
export const SlotField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => inUtc(value)),
    ValidateBy(
      {
        name: 'isSlot',
        validator: {
          validate: (value) => typeof value === 'string' && CONSULTATION_SLOT_PATTERN.test(value),
        },
      },
      { message: 'Please choose a time' },
    ),
    ApiProperty({
      type: String,
      format: 'date-time',
      description: 'One of the free times, ISO 8601',
      example: '2026-12-08T15:00:00.000Z',
    }),
  );

/** Writes an ISO time in whichever form the one way that the API writes it. */
function inUtc(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return value;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? value : instant.toISOString();
}
