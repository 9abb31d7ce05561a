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
import { SiteContentPoller } from './knowledge/site/site-content-poller.js';
import { ProviderChatEngine } from './provider/provider-chat-engine.js';

@Module({
  controllers: [ChatbotController],
  providers: [
    ChatbotService,
    ChatbotRepository,
    KnowledgeBase,
    SiteContentPoller,
    {
      provide: CHAT_SETTINGS,
      inject: [ENVIRONMENT],
      useFactory: ({ chat }: Environment) => chat,
    },
    {
      provide: CHAT_ENGINE,
      inject: [KnowledgeBase, CHAT_SETTINGS, LOGGER],
      useFactory: (
        knowledge: KnowledgeBase,
        { model }: ChatSettings,
        logger: Logger,
      ): ChatEngine => {
        const embedded = new EmbeddedChatEngine(knowledge);
        return model === undefined ? embedded : new ProviderChatEngine(model, embedded, logger);
      },
    },
  ],
})
export class ChatbotModule {}
