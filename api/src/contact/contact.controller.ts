import { Body, Controller, Headers, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  CONTACT_MAX_LENGTH,
  type ContactResponse,
  IDEMPOTENCY_KEY_HEADER,
} from '@northloop/contracts';
import { bytesForTexts, LimitBody } from '../http/body/body-limit.js';
import { readIdempotencyKey } from '../http/idempotency-key.js';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { AskProofOfWork } from '../proof-of-work/ask-proof-of-work.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { ContactDto, ContactResponseDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @RateLimit('contact')
  @AskProofOfWork()
  @LimitBody({ bytes: bytesForTexts(...Object.values(CONTACT_MAX_LENGTH)) })
  @ApiOperation({ summary: 'Send a message to the agency' })
  @ApiCreatedResponse({ type: ContactResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  @ApiConflictResponse({ type: ApiErrorDto })
  @ApiHeader({
    name: IDEMPOTENCY_KEY_HEADER,
    required: false,
    description:
      'Identifies one rendering of the form; if it is sent again, it is stored only once',
  })
  async submit(
    @Body() body: ContactDto,
    @Headers(IDEMPOTENCY_KEY_HEADER) key: string | undefined,
  ): Promise<ContactResponse> {
    const contactId = await this.contact.submit(body, readIdempotencyKey(key));
    return { success: true, contactId };
  }
}
