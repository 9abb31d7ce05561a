import { Body, Controller, Get, Header, Headers, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  CONSULTATION_MAX_LENGTH,
  type ConsultationResponse,
  type ConsultationSlotsResponse,
  IDEMPOTENCY_KEY_HEADER,
} from '@northloop/contracts';
import { bytesForTexts, LimitBody } from '../http/body/body-limit.js';
import { validationFailure } from '../http/fields/validate-request.js';
import { readIdempotencyKey } from '../http/idempotency-key.js';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { AskProofOfWork } from '../proof-of-work/ask-proof-of-work.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { StudioCalendarService } from '../studio-calendar/studio-calendar.service.js';
import {
  ConsultationDto,
  ConsultationResponseDto,
  ConsultationSlotsQueryDto,
  ConsultationSlotsResponseDto,
} from './consultation.dto.js';
import { ConsultationsService } from './consultations.service.js';

@ApiTags('consultations')
@Controller('consultations')
export class ConsultationsController {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly calendar: StudioCalendarService,
  ) {}

  @Get('slots')
  @RateLimit('read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Free times for a consultation',
    description: 'Dates count in the studio’s time zone. Only times that can be booked are listed.',
  })
  @ApiOkResponse({ type: ConsultationSlotsResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  async slots(@Query() query: ConsultationSlotsQueryDto): Promise<ConsultationSlotsResponse> {
    const range = { ...this.calendar.bookableDates(), ...withoutUndefined(query) };
    const invalid = (['from', 'to'] as const).filter(
      (name) => !this.calendar.times.isDate(range[name]),
    );
    if (invalid.length > 0) {
      throw validationFailure(
        invalid.map((field) => ({ field, message: `There is no such date: ${range[field]}` })),
      );
    }
    const slots = await this.calendar.freeSlots(range);
    return { slots: slots.map((slot) => new Date(slot).toISOString()) };
  }

  @Post()
  @RateLimit('contact')
  @AskProofOfWork()
  @LimitBody({ bytes: bytesForTexts(...Object.values(CONSULTATION_MAX_LENGTH)) })
  @ApiOperation({
    summary: 'Book a consultation',
    description:
      'The booking is stored before this answers. A time that somebody else has taken answers SLOT_TAKEN with the nearest free ones.',
  })
  @ApiCreatedResponse({ type: ConsultationResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiConflictResponse({ type: ApiErrorDto })
  @ApiHeader({
    name: IDEMPOTENCY_KEY_HEADER,
    required: false,
    description:
      'Identifies one rendering of the form; if it is sent again, it is booked only once',
  })
  async book(
    @Body() body: ConsultationDto,
    @Headers(IDEMPOTENCY_KEY_HEADER) key: string | undefined,
  ): Promise<ConsultationResponse> {
    return this.consultations.book(body, readIdempotencyKey(key));
  }
}

const withoutUndefined = ({ from, to }: ConsultationSlotsQueryDto) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
