import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { NewsletterResponse } from '@northloop/contracts';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { AskProofOfWork } from '../proof-of-work/ask-proof-of-work.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { NewsletterDto, NewsletterResponseDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @HttpCode(200)
  @RateLimit('newsletter')
  @AskProofOfWork()
  @ApiOperation({
    summary: 'Subscribe an address to the newsletter',
    description:
      'Sends an email that asks to confirm it. The answer is the same for an address that is already subscribed.',
  })
  @ApiOkResponse({ type: NewsletterResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  async subscribe(@Body() body: NewsletterDto): Promise<NewsletterResponse> {
    await this.newsletter.subscribe(body);
    return { success: true, sendsMail: this.newsletter.sendsMail };
  }
}
