import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { ConsultationCalendars } from './consultation-calendars.js';
import { ConsultationLinkDto } from './links/consultation-link.dto.js';

/** Calendar files: of one booking for its visitor, and of all bookings for the studio. */
@ApiTags('consultations')
@Controller('consultations')
export class ConsultationCalendarController {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly calendars: ConsultationCalendars,
  ) {}

  @Get('calendar-file')
  @RateLimit('read')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="consultation.ics"')
  @ApiOperation({ summary: 'One booking as a calendar file' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown' })
  file(@Query() { token }: ConsultationLinkDto): Promise<string> {
    return this.calendars.fileOf(token, this.environment);
  }

  @Get('feed')
  @RateLimit('read')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiOperation({
    summary: 'All bookings, for the studio’s calendar to subscribe to',
    description: 'Its address comes from `pnpm leads bookings feed`.',
  })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The key is unknown' })
  feed(@Query() { token }: ConsultationLinkDto): Promise<string> {
    return this.calendars.feed(token, this.environment);
  }
}
