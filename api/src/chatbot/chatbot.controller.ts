import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type {
  ChatDeletionResponse,
  ChatHistoryResponse,
  ChatMessageResponse,
} from '@northloop/contracts';
import type { Response } from 'express';
import { clientGone } from '../http/events/client-gone.js';
import { validationFailure } from '../http/fields/validate-request.js';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import {
  ChatDeletionResponseDto,
  ChatHistoryResponseDto,
  ChatMessageDto,
  ChatMessageResponseDto,
} from './chatbot.dto.js';
import { ChatbotService } from './chatbot.service.js';
import { isConversationId } from './conversation-id.js';
import { streamAnswer } from './stream/stream-answer.js';

@ApiTags('chatbot')
@Controller('chatbot')
export class ChatbotController {
  constructor(private readonly chatbot: ChatbotService) {}

  @Post('message')
  @HttpCode(200)
  @RateLimit('chat')
  @ApiOperation({ summary: 'Ask the assistant' })
  @ApiOkResponse({ type: ChatMessageResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  send(
    @Body() body: ChatMessageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChatMessageResponse> {
    return this.chatbot.answer(body, clientGone(response));
  }

  @Post('stream')
  @HttpCode(200)
  @RateLimit('chat')
  @ApiOperation({
    summary: 'Ask the assistant and get the answer as a stream',
    description:
      'Server-sent events: `delta` with the next piece, `restart` to discard what came so far, then `done` with the response of the plain call, or `failed`.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ description: 'Events', schema: { type: 'string' } })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  stream(@Body() body: ChatMessageDto, @Res() response: Response): Promise<void> {
    return streamAnswer(response, (signal, onPiece) => this.chatbot.answer(body, signal, onPiece));
  }

  @Get('history/:conversationId')
  @RateLimit('read')
  @ApiOperation({ summary: 'The messages of a conversation; none for an unknown one' })
  @ApiOkResponse({ type: ChatHistoryResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  async history(@Param('conversationId') conversationId: string): Promise<ChatHistoryResponse> {
    const messages = await this.chatbot.history(checkedId(conversationId));
    return {
      success: true,
      conversation: { conversationId, messages },
      ...(this.chatbot.streams && { streams: true }),
    };
  }

  @Delete('history/:conversationId')
  @RateLimit('chat')
  @ApiOperation({ summary: 'Delete a conversation' })
  @ApiOkResponse({ type: ChatDeletionResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  async forget(@Param('conversationId') conversationId: string): Promise<ChatDeletionResponse> {
    await this.chatbot.forget(checkedId(conversationId));
    return { success: true };
  }
}

/** @throws ApiException if the text does not have the form of an id */
function checkedId(conversationId: string): string {
  if (isConversationId(conversationId)) return conversationId;
  throw validationFailure([{ field: 'conversationId', message: 'Invalid conversation id' }]);
}
