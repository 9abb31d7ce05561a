import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/** Longest name of a zone that is looked up, in characters. */
const LONGEST_NAME = 64;

/** A visitor's time zone. One that nobody knows is taken for none: it must not lose a message. */
export const TimeZoneField = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => knownTimeZone(value)),
    IsOptional(),
    ApiPropertyOptional({ type: String, description, example: 'Europe/Oslo' }),
  );

function knownTimeZone(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_NAME) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
