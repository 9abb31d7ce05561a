import { ApiProperty } from '@nestjs/swagger';
import {
  CONTACT_BUDGETS,
  CONTACT_MAX_LENGTH,
  CONTACT_SERVICES,
  type ContactBudget,
  type ContactRequest,
  type ContactResponse,
  type ContactService,
} from '@northloop/contracts';
import { FormSignalsDto } from '../form-signals/form-signals.dto.js';
import {
  OptionalChoice,
  OptionalText,
  RequiredEmail,
  RequiredText,
} from '../http/fields/text-fields.js';

/** Request body of the contact forms. */
export class ContactDto extends FormSignalsDto implements ContactRequest {
  @RequiredText({ label: 'Name', maxLength: CONTACT_MAX_LENGTH.name, example: 'Dana Whitfield' })
  name!: string;

  @RequiredEmail({
    label: 'Email',
    maxLength: CONTACT_MAX_LENGTH.email,
    example: 'dana@bakery.example',
  })
  email!: string;

  @RequiredText({
    label: 'Message',
    maxLength: CONTACT_MAX_LENGTH.message,
    multiline: true,
    example: 'Our bakery needs a site with online orders.',
  })
  message!: string;

  @OptionalText({ label: 'Company', maxLength: CONTACT_MAX_LENGTH.company })
  company?: string;

  @OptionalText({ label: 'Phone', maxLength: CONTACT_MAX_LENGTH.phone })
  phone?: string;

  @OptionalChoice({ label: 'Service' }, CONTACT_SERVICES)
  service?: ContactService;

  @OptionalChoice({ label: 'Budget' }, CONTACT_BUDGETS)
  budget?: ContactBudget;

  @OptionalText({ label: 'Timeline', maxLength: CONTACT_MAX_LENGTH.timeline })
  timeline?: string;
}

export class ContactResponseDto implements ContactResponse {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ format: 'uuid' })
  contactId!: string;
}
