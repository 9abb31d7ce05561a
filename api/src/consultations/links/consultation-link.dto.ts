import {
  CONSULTATION_TOKEN_PATTERN,
  type ConsultationLinkRequest,
  type ConsultationMoveRequest,
} from '@northloop/contracts';
import { Matches } from 'class-validator';
import { RequiredText } from '../../http/fields/text-fields.js';
import { SlotField } from '../slot-field.js';

export class ConsultationLinkDto implements ConsultationLinkRequest {
  @RequiredText({
    label: 'Token',
    maxLength: 43,
    description: 'From the link in a mail: 43 letters, digits, hyphens and underscores',
  })
  @Matches(CONSULTATION_TOKEN_PATTERN, {
    message: 'This link is incomplete. Please open it from the email again.',
  })
  token!: string;
}

export class ConsultationMoveDto extends ConsultationLinkDto implements ConsultationMoveRequest {
  @SlotField()
  slot!: string;
}
