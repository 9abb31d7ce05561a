import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConsumes,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { NEWSLETTER_TOKEN_PARAMETER, type NewsletterLinkResponse } from '@northloop/contracts';
import { ApiErrorDto } from '../../openapi/api-error.dto.js';
import { RateLimit } from '../../rate-limit/rate-limit.js';
import { NewsletterService } from '../newsletter.service.js';
import { NewsletterLinkDto, NewsletterLinkResponseDto } from './newsletter-link.dto.js';
import { OneClickFormDto } from './one-click-form.dto.js';

/** The actions behind the links in mails. They never use GET, because mail scanners follow links. */
@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterLinksController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('confirm')
  @HttpCode(200)
  @RateLimit('newsletter')
  @ApiOperation({
    summary: 'Confirm a subscription with the token from its mail',
    description: 'Calling it again with the same token gives the same answer and changes nothing.',
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
    description: 'Calling it again with the same token gives the same answer and changes nothing.',
  })
  @ApiOkResponse({ type: NewsletterLinkResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown' })
  async unsubscribe(@Body() body: NewsletterLinkDto): Promise<NewsletterLinkResponse> {
    await this.newsletter.unsubscribe(body.token);
    return { success: true };
  }

  @Post('unsubscribe/one-click')
  @HttpCode(200)
  // Mail providers send the requests of all their users from a few addresses, and tokens cannot be guessed.
  @RateLimit('read')
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiOperation({
    summary: 'End a subscription with the unsubscribe button of an email program',
    description:
      'RFC 8058. Emails name the page in `List-Unsubscribe`; the site forwards a POST for that page to this address.',
  })
  @ApiQuery({ name: NEWSLETTER_TOKEN_PARAMETER, type: String })
  @ApiOkResponse({ type: NewsletterLinkResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'The token is unknown' })
  async unsubscribeByOneClick(
    @Body() _form: OneClickFormDto,
    @Query(NEWSLETTER_TOKEN_PARAMETER) token: unknown,
  ): Promise<NewsletterLinkResponse> {
    await this.newsletter.unsubscribe(String(token));
    return { success: true };
  }
}
