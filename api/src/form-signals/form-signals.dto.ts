import { ApiPropertyOptional } from '@nestjs/swagger';
import { type FormSignals, TRAP_FIELD } from '@northloop/contracts';
import { Transform } from 'class-transformer';
import { IsNumber, IsOptional, IsString } from 'class-validator';

/** Longest consent version or trap content that is stored, in characters. */
const SIGNAL_MAX_LENGTH = 100;

/**
 * Signals about how a form was filled in. Malformed signals are ignored, never refused: a real lead must not be lost
 * because of them.
 */
export class FormSignalsDto implements FormSignals {
  @Transform(({ value }) => textSignal(value))
  @IsOptional()
  @IsString()
  @ApiPropertyOptional({ type: String, description: 'Hidden from people; they leave it empty' })
  [TRAP_FIELD]?: string;

  @Transform(({ value }) => (Number.isFinite(value) ? value : undefined))
  @IsOptional()
  @IsNumber()
  @ApiPropertyOptional({ type: Number, description: 'Milliseconds from showing to sending' })
  elapsedMs?: number;

  @Transform(({ value }) => textSignal(value))
  @IsOptional()
  @IsString()
  @ApiPropertyOptional({ type: String, description: 'Version of the consent text that was shown' })
  consentVersion?: string;
}

function textSignal(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // Replaces everything but letters, digits and plain punctuation, which every column can store.
  return (
    text
      .replace(/[^\x20-\x7e]/g, '?')
      .trim()
      .slice(0, SIGNAL_MAX_LENGTH) || undefined
  );
}
