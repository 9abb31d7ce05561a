import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  API_ERROR_CODES,
  type ApiErrorBody,
  type ApiErrorCode,
  type FieldError,
  type ProofChallenge,
} from '@northloop/contracts';

export class FieldErrorDto implements FieldError {
  @ApiProperty()
  field!: string;

  @ApiProperty()
  message!: string;
}

/** The response body of every failed call. */
export class ApiErrorDto implements ApiErrorBody {
  @ApiProperty({ enum: [...API_ERROR_CODES] })
  error!: ApiErrorCode;

  @ApiProperty({ description: 'A sentence for the visitor' })
  message!: string;

  @ApiPropertyOptional({ type: [FieldErrorDto] })
  details?: FieldErrorDto[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'With PROOF_REQUIRED: the puzzle, as altcha-lib makes and solves it',
  })
  challenge?: ProofChallenge;

  @ApiPropertyOptional({
    type: [String],
    description: 'With SLOT_TAKEN: the nearest free times, ISO 8601 in UTC',
  })
  slots?: string[];
}
