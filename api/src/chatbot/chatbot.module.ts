import { Module } from '@nestjs/common';
import { CHAT_SETTINGS, type ChatSettings } from '../config/chat-settings.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { StudioCalendarModule } from '../studio-calendar/studio-calendar.module.js';
import { CHAT_ENGINE, type ChatEngine, SITE_READER } from './chat-engine.js';
import { ChatbotController } from './chatbot.controller.js';
import { ChatbotRepository } from './chatbot.repository.js';
import { ChatbotService } from './chatbot.service.js';
import { ConsultationOffers } from './consultation-offers.js';
import { SiteContentPoller } from './knowledge/site/site-content-poller.js';
import { ProviderChatEngine } from './provider/provider-chat-engine.js';
import { ThreadedChatEngine } from './thread/threaded-chat-engine.js';

@Module({
  imports: [StudioCalendarModule],
  controllers: [ChatbotController],
  providers: [
    ChatbotService,
    ChatbotRepository,
    ConsultationOffers,
    SiteContentPoller,
    {
      provide: CHAT_SETTINGS,
      inject: [ENVIRONMENT],
      useFactory: ({ chat }: Environment) => chat,
    },
    {
      provide: SITE_READER,
      inject: [CHAT_SETTINGS, LOGGER],
      useFactory: ({ hasEncoder }: ChatSettings, logger: Logger) =>
        new ThreadedChatEngine({ hasEncoder }, logger),
    },
    {
      provide: CHAT_ENGINE,
      inject: [SITE_READER, CHAT_SETTINGS, LOGGER],
      useFactory: (
        embedded: ThreadedChatEngine,
        { model }: ChatSettings,
        logger: Logger,
      ): ChatEngine =>
        model === undefined ? embedded : new ProviderChatEngine(model, embedded, logger),
    },
  ],
})
export class ChatbotModule {}
