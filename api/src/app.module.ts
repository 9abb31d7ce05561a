import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ThrottlerGuard } from '@nestjs/throttler';
import { ChatbotModule } from './chatbot/chatbot.module.js';
import { ENVIRONMENT, type Environment } from './config/environment.js';
import { ConsultationsModule } from './consultations/consultations.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { JsonBodyInterceptor } from './http/body/json-body.interceptor.js';
import { ErrorFilter } from './http/errors/error.filter.js';
import { createValidationPipe } from './http/fields/validate-request.js';
import { LeadsModule } from './leads/leads.module.js';
import { LocationModule } from './location/location.module.js';
import { LOGGER, type Logger } from './logging/logger.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { MockupModule } from './mockup/mockup.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { ServicesModule } from './services/services.module.js';

/** Provides the checked settings and the logger to every module. */
@Global()
@Module({})
class ProcessModule {
  static with(environment: Environment, logger: Logger): DynamicModule {
    return {
      module: ProcessModule,
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: LOGGER, useValue: logger },
      ],
      exports: [ENVIRONMENT, LOGGER],
    };
  }
}

/** The whole API: one module per feature, plus the filter, guard, interceptor and pipe that apply to every route. */
@Module({})
export class AppModule {
  static with(environment: Environment, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ProcessModule.with(environment, logger),
        DatabaseModule,
        RateLimitModule,
        MetricsModule,
        RetentionModule,
        LeadsModule,
        HealthModule,
        ServicesModule,
        MockupModule,
        ChatbotModule,
        ContactModule,
        ConsultationsModule,
        NewsletterModule,
        LocationModule,
      ],
      providers: [
        { provide: APP_FILTER, useFactory: () => new ErrorFilter(logger) },
        { provide: APP_GUARD, useClass: ThrottlerGuard },
        { provide: APP_INTERCEPTOR, useClass: JsonBodyInterceptor },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
    };
  }
}
