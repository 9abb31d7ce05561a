import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CONSULTATION_DATE_PATTERN,
  CONSULTATION_MAX_LENGTH,
  type Consultation,
  type ConsultationRequest,
  type ConsultationResponse,
  type ConsultationSlotsResponse,
  type ConsultationState,
} from '@northloop/contracts';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { FormSignalsDto } from '../form-signals/form-signals.dto.js';
import { blankAsAbsent } from '../http/fields/clean-text.js';
import { OptionalText, RequiredEmail, RequiredText } from '../http/fields/text-fields.js';
import { TimeZoneField } from '../http/fields/time-zone-field.js';
import { SlotField } from './slot-field.js';

const DATE_MESSAGE = 'Write a date as 2026-12-01';

/** The query of the list of free times. */
export class ConsultationSlotsQueryDto {
  @Transform(({ value }) => blankAsAbsent(value))
  @IsOptional()
  @Matches(CONSULTATION_DATE_PATTERN, { message: DATE_MESSAGE })
  @ApiPropertyOptional({
    type: String,
    format: 'date',
    description: 'First date; today if left out',
  })
  from?: string;

  @Transform(({ value }) => blankAsAbsent(value))
  @IsOptional()
  @Matches(CONSULTATION_DATE_PATTERN, { message: DATE_MESSAGE })
  @ApiPropertyOptional({
    type: String,
    format: 'date',
    description: 'Last date; the last that can be booked if left out',
  })
  to?: string;
}

export class ConsultationSlotsResponseDto implements ConsultationSlotsResponse {
  @ApiProperty({ type: [String], description: 'Starts, ISO 8601 in UTC, earliest first' })
  slots!: string[];
}

/** Request body of the booking forms. */
export class ConsultationDto extends FormSignalsDto implements ConsultationRequest {
  @SlotField()
  slot!: string;

  @RequiredText({
    label: 'Name',
    maxLength: CONSULTATION_MAX_LENGTH.name,
    example: 'Dana Whitfield',
  })
  name!: string;

  @RequiredEmail({
    label: 'Email',
    maxLength: CONSULTATION_MAX_LENGTH.email,
    example: 'dana@bakery.example',
  })
  email!: string;

  @OptionalText({ label: 'Phone', maxLength: CONSULTATION_MAX_LENGTH.phone })
  phone?: string;

  @RequiredText({
    label: 'Topic',
    maxLength: CONSULTATION_MAX_LENGTH.topic,
    multiline: true,
    requiredMessage: 'Please say what you want to talk about',
    example: 'Our bakery needs a site with online orders.',
  })
  topic!: string;

  @OptionalText({
    label: 'Attachment',
    maxLength: CONSULTATION_MAX_LENGTH.attachment,
    multiline: true,
    description: 'Added by the site, such as the estimate of a drafted homepage',
  })
  attachment?: string;

  @TimeZoneField('In which mails name the time')
  timeZone?: string;
}

export class BookedConsultationDto implements Consultation {
  @ApiProperty({ format: 'date-time' })
  slot!: string;

  @ApiProperty({ enum: ['booked', 'cancelled', 'expired'] })
  state!: ConsultationState;

  @ApiProperty()
  topic!: string;

  @ApiProperty()
  isConfirmed!: boolean;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Until when it must be confirmed by the link in the mail',
  })
  confirmBy?: string;

  @ApiProperty()
  isPast!: boolean;

  @ApiProperty({ description: 'Whether a mail was or will be sent to the visitor' })
  sendsMail!: boolean;

  @ApiPropertyOptional({ description: 'What the studio wrote when it cancelled' })
  word?: string;
}

export class ConsultationResponseDto implements ConsultationResponse {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ type: BookedConsultationDto })
  consultation!: BookedConsultationDto;

  @ApiPropertyOptional({
    description: 'Gives access to the booking; left out if it must be confirmed by mail',
  })
  token?: string;
}
