import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  MOCKUP_MAX_FEATURES,
  MOCKUP_MAX_LEFT_OUT,
  MOCKUP_MAX_LENGTH,
  type MockupReading,
} from '@northloop/contracts';
import type { Request, Response } from 'express';
import { bytesForTexts, LimitBody } from '../http/body/body-limit.js';
import { clientGone } from '../http/events/client-gone.js';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { contractRef } from '../openapi/contract-schemas.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { BusinessReader } from './engine/business-reader.js';
import { MockupService } from './mockup.service.js';
import { MockupReadingDto } from './mockup-reading.dto.js';
import { MockupRequestDto } from './mockup-request.dto.js';
import { streamDraft } from './stream-draft.js';

const JSON_TYPE = 'application/json';
const EVENTS_TYPE = 'text/event-stream';

const { feature, fact, ...TEXTS } = MOCKUP_MAX_LENGTH;
const LONGEST_REQUEST = bytesForTexts(
  ...Object.values(TEXTS),
  MOCKUP_MAX_FEATURES * feature,
  MOCKUP_MAX_LEFT_OUT * fact,
);

@ApiTags('mockup')
@Controller('mockup')
export class MockupController {
  constructor(
    private readonly mockups: MockupService,
    private readonly businesses: BusinessReader,
  ) {}

  @Post('read')
  @HttpCode(200)
  @RateLimit('read')
  @LimitBody({ bytes: LONGEST_REQUEST })
  @ApiOperation({
    summary: 'Tell what a draft would take from a description',
    description: 'Nothing is stored. The facts are in the owner’s words.',
  })
  @ApiOkResponse({ type: MockupReadingDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  read(@Body() body: MockupRequestDto): Promise<MockupReading> {
    return this.businesses.look(body);
  }

  @Post('generate')
  @HttpCode(200)
  @RateLimit('mockup')
  @LimitBody({ bytes: LONGEST_REQUEST })
  @ApiOperation({
    summary: 'Draft a homepage and estimate its price',
    description:
      'The quote is an estimate, not an offer. A client that prefers `text/event-stream` gets server-sent events: `progress` with `written` and `of` while a language model writes, then `result` with the response of the plain call, or `failed` with the error body.',
  })
  @ApiOkResponse({
    description: 'The draft, whole or as the last event',
    content: {
      [JSON_TYPE]: { schema: contractRef('MockupResponse') },
      [EVENTS_TYPE]: { schema: { type: 'string' } },
    },
  })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  async generate(
    @Body() body: MockupRequestDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.vary('Accept');
    // Without a stated preference the first type wins, so a plain call still gets JSON.
    if (request.accepts(JSON_TYPE, EVENTS_TYPE) === EVENTS_TYPE) {
      await streamDraft(response, (signal, onProgress) =>
        this.mockups.generate(body, request.ip, signal, onProgress),
      );
    } else {
      response.json(await this.mockups.generate(body, request.ip, clientGone(response)));
    }
  }
}
