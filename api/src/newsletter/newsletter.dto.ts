import { ApiProperty } from '@nestjs/swagger';
import {
  CONTACT_MAX_LENGTH,
  type NewsletterRequest,
  type NewsletterResponse,
} from '@northloop/contracts';
import { FormSignalsDto } from '../form-signals/form-signals.dto.js';
import { RequiredEmail } from '../http/fields/text-fields.js';

export class NewsletterDto extends FormSignalsDto implements NewsletterRequest {
  @RequiredEmail({
    label: 'Email',
    maxLength: CONTACT_MAX_LENGTH.email,
    example: 'dana@bakery.example',
  })
  email!: string;
}

export class NewsletterResponseDto implements NewsletterResponse {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({
    description:
      'Whether this site can send email; if not, the address waits. Says nothing about the address',
  })
  sendsMail!: boolean;
}
