import { Module } from '@nestjs/common';
import { CHAT_SETTINGS, type ChatSettings } from '../config/chat-settings.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { CHAT_ENGINE, type ChatEngine } from './chat-engine.js';
import { ChatbotController } from './chatbot.controller.js';
import { ChatbotRepository } from './chatbot.repository.js';
import { ChatbotService } from './chatbot.service.js';
import { EmbeddedChatEngine } from './embedded-chat-engine.js';
import { KnowledgeBase } from './knowledge/knowledge-base.js';
import { loadKnowledge } from './knowledge/load-knowledge.js';
import { SiteContentPoller } from './knowledge/site/site-content-poller.js';
import { absentEncoder } from './meaning/absent-encoder.js';
import { SENTENCE_ENCODER, type SentenceEncoder } from './meaning/sentence-encoder.js';
import { WorkerEncoder } from './meaning/worker-encoder.js';
import { ProviderChatEngine } from './provider/provider-chat-engine.js';

@Module({
  controllers: [ChatbotController],
  providers: [
    ChatbotService,
    ChatbotRepository,
    SiteContentPoller,
    {
      provide: CHAT_SETTINGS,
      inject: [ENVIRONMENT],
      useFactory: ({ chat }: Environment) => chat,
    },
    {
      provide: SENTENCE_ENCODER,
      inject: [CHAT_SETTINGS],
      useFactory: ({ hasEncoder }: ChatSettings): SentenceEncoder =>
        hasEncoder ? new WorkerEncoder() : absentEncoder,
    },
    {
      provide: KnowledgeBase,
      inject: [SENTENCE_ENCODER],
      useFactory: loadKnowledge,
    },
    {
      provide: CHAT_ENGINE,
      inject: [KnowledgeBase, SENTENCE_ENCODER, CHAT_SETTINGS, LOGGER],
      useFactory: (
        knowledge: KnowledgeBase,
        encoder: SentenceEncoder,
        { model }: ChatSettings,
        logger: Logger,
      ): ChatEngine => {
        const embedded = new EmbeddedChatEngine(knowledge, encoder);
        return model === undefined ? embedded : new ProviderChatEngine(model, embedded, logger);
      },
    },
  ],
})
export class ChatbotModule {}
