import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { ConsultationResponse } from '@northloop/contracts';
import { ApiErrorDto } from '../../openapi/api-error.dto.js';
import { RateLimit } from '../../rate-limit/rate-limit.js';
import { ConsultationResponseDto } from '../consultation.dto.js';
import { ConsultationsService } from '../consultations.service.js';
import { ConsultationLinkDto, ConsultationMoveDto } from './consultation-link.dto.js';

/** What a booking's token allows. Nothing changes with GET, because mail scanners follow links. */
@ApiTags('consultations')
@Controller('consultations')
export class ConsultationLinksController {
  constructor(private readonly consultations: ConsultationsService) {}

  @Get('booking')
  @RateLimit('read')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Look up a booking by its token' })
  @ApiOkResponse({ type: ConsultationResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown' })
  find(@Query() { token }: ConsultationLinkDto): Promise<ConsultationResponse> {
    return this.consultations.find(token);
  }

  @Post('confirm')
  @HttpCode(200)
  @RateLimit('contact')
  @ApiOperation({ summary: 'Say that one will come', description: 'Repeating it changes nothing.' })
  @ApiOkResponse({ type: ConsultationResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown' })
  confirm(@Body() { token }: ConsultationLinkDto): Promise<ConsultationResponse> {
    return this.consultations.confirm(token);
  }

  @Post('move')
  @HttpCode(200)
  @RateLimit('contact')
  @ApiOperation({ summary: 'Move a booking to another free time' })
  @ApiOkResponse({ type: ConsultationResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown' })
  @ApiConflictResponse({ type: ApiErrorDto })
  move(@Body() { token, slot }: ConsultationMoveDto): Promise<ConsultationResponse> {
    return this.consultations.move(token, slot);
  }

  @Post('cancel')
  @HttpCode(200)
  @RateLimit('contact')
  @ApiOperation({ summary: 'Cancel a booking', description: 'Repeating it changes nothing.' })
  @ApiOkResponse({ type: ConsultationResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown' })
  @ApiConflictResponse({ type: ApiErrorDto })
  cancel(@Body() { token }: ConsultationLinkDto): Promise<ConsultationResponse> {
    return this.consultations.cancel(token);
  }
}
