import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { NewsletterLinkResponse } from '@northloop/contracts';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { NewsletterService } from './newsletter.service.js';
import { NewsletterLinkDto, NewsletterLinkResponseDto } from './newsletter-link.dto.js';

/** What the links in mails lead to. Never by GET: scanners of mail follow links. */
@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterLinksController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('confirm')
  @HttpCode(200)
  @RateLimit('newsletter')
  @ApiOperation({
    summary: 'Confirm a subscription with the token from its mail',
    description: 'Again with the same token: the same answer, and nothing changes.',
  })
  @ApiOkResponse({ type: NewsletterLinkResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown or has expired' })
  async confirm(@Body() body: NewsletterLinkDto): Promise<NewsletterLinkResponse> {
    await this.newsletter.confirm(body.token);
    return { success: true };
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @RateLimit('newsletter')
  @ApiOperation({
    summary: 'End a subscription with the token from any of its mails',
    description: 'Again with the same token: the same answer, and nothing changes.',
  })
  @ApiOkResponse({ type: NewsletterLinkResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown' })
  async unsubscribe(@Body() body: NewsletterLinkDto): Promise<NewsletterLinkResponse> {
    await this.newsletter.unsubscribe(body.token);
    return { success: true };
  }
}
