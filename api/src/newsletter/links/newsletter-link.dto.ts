import { ApiProperty } from '@nestjs/swagger';
import {
  NEWSLETTER_TOKEN_PATTERN,
  type NewsletterLinkRequest,
  type NewsletterLinkResponse,
} from '@northloop/contracts';
import { Matches } from 'class-validator';
import { RequiredText } from '../../http/fields/text-fields.js';

export class NewsletterLinkDto implements NewsletterLinkRequest {
  @RequiredText({
    label: 'Token',
    maxLength: 32,
    description: 'From the link in a mail: 32 letters, digits, hyphens and underscores',
  })
  @Matches(NEWSLETTER_TOKEN_PATTERN, {
    message: 'This link is incomplete. Please open it from the email again.',
  })
  token!: string;
}

export class NewsletterLinkResponseDto implements NewsletterLinkResponse {
  @ApiProperty({ enum: [true] })
  success!: true;
}
