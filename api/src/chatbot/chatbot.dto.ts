import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CHAT_MESSAGE_MAX_LENGTH,
  type ChatDeletionResponse,
  type ChatHistoryResponse,
  type ChatLead,
  type ChatLink,
  type ChatMessageRequest,
  type ChatMessageResponse,
  CONVERSATION_ID_PATTERN,
  type ContactRequest,
  type ConversationMessage,
} from '@northloop/contracts';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { blankAsAbsent } from '../http/fields/clean-text.js';
import { RequiredText } from '../http/fields/text-fields.js';
import { TimeZoneField } from '../http/fields/time-zone-field.js';

export class ChatMessageDto implements ChatMessageRequest {
  @RequiredText({
    label: 'Message',
    maxLength: CHAT_MESSAGE_MAX_LENGTH,
    multiline: true,
    example: 'What services do you offer?',
  })
  message!: string;

  @Transform(({ value }) => blankAsAbsent(value))
  @IsOptional()
  @Matches(CONVERSATION_ID_PATTERN, { message: 'Invalid conversation id' })
  @ApiPropertyOptional({
    type: String,
    pattern: CONVERSATION_ID_PATTERN.source,
    description: 'Leave it out on the first turn; the response then has a new one',
  })
  conversationId?: string;

  @TimeZoneField('In which the visitor names times. It is not stored')
  timeZone?: string;
}

export class ChatLinkDto implements ChatLink {
  @ApiProperty({ example: 'Draft a mockup' })
  label!: string;

  @ApiProperty({ description: 'Path on this site', example: '/#mockup' })
  path!: string;

  @ApiProperty({ enum: ['source', 'step'] })
  kind!: ChatLink['kind'];
}

export class ChatLeadDto implements ChatLead {
  @ApiPropertyOptional()
  name?: string;

  @ApiPropertyOptional()
  email?: string;

  @ApiPropertyOptional()
  phone?: string;

  @ApiPropertyOptional({ description: 'What the visitor wants, in their own words' })
  message?: string;

  @ApiPropertyOptional({
    type: [String],
    description: 'Free times for a talk that fit what was said, ISO 8601 in UTC',
  })
  slots?: string[];

  @ApiPropertyOptional({ description: 'The one of them that was asked for' })
  slot?: string;
}

export class ChatMessageResponseDto implements ChatMessageResponse {
  @ApiProperty()
  success!: boolean;

  @ApiProperty({ description: 'Plain text with a little Markdown: bold, italic, lists and links' })
  response!: string;

  @ApiProperty({ format: 'date-time' })
  timestamp!: string;

  @ApiProperty({ description: 'Differs from the one sent if that conversation was deleted' })
  conversationId!: string;

  @ApiPropertyOptional({ type: [ChatLinkDto] })
  links?: ChatLink[];

  @ApiPropertyOptional({ type: [String], description: 'What the visitor might ask next' })
  suggestions?: string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Draft for the contact form',
  })
  contactDraft?: Partial<ContactRequest>;

  @ApiPropertyOptional({ description: 'The conversation should go to a person' })
  handover?: boolean;

  @ApiPropertyOptional({ type: [String], description: 'Two or three things the visitor may mean' })
  choices?: string[];

  @ApiPropertyOptional({
    type: ChatLeadDto,
    description: 'What the form for contact data is filled in with',
  })
  lead?: ChatLead;

  @ApiPropertyOptional({ description: 'The client offers to delete the conversation' })
  offersDeletion?: boolean;
}

export class ConversationMessageDto implements ConversationMessage {
  @ApiProperty()
  content!: string;

  @ApiProperty()
  isBot!: boolean;

  @ApiProperty({ format: 'date-time' })
  timestamp!: string;
}

export class ConversationDto {
  @ApiProperty()
  conversationId!: string;

  @ApiProperty({ type: [ConversationMessageDto] })
  messages!: ConversationMessageDto[];
}

export class ChatHistoryResponseDto implements ChatHistoryResponse {
  @ApiProperty()
  success!: boolean;

  @ApiProperty({ type: ConversationDto })
  conversation!: ConversationDto;

  @ApiPropertyOptional({ description: 'Use /api/chatbot/stream to get replies' })
  streams?: boolean;
}

export class ChatDeletionResponseDto implements ChatDeletionResponse {
  @ApiProperty()
  success!: boolean;
}
