import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { throttlerOptions } from './rate-limit.js';
import { RedisRateLimitStorage } from './redis-rate-limit-storage.js';

/** Injection token of the storage of the request counts. */
const RATE_LIMIT_STORAGE = Symbol('RateLimitStorage');

@Module({
  providers: [
    {
      provide: RATE_LIMIT_STORAGE,
      inject: [ENVIRONMENT, LOGGER],
      useFactory: (environment: Environment, logger: Logger): ThrottlerStorage =>
        environment.redisUrl === undefined
          ? new ThrottlerStorageService()
          : new RedisRateLimitStorage(environment.redisUrl, logger),
    },
  ],
  exports: [RATE_LIMIT_STORAGE],
})
class RateLimitStorageModule implements OnApplicationShutdown {
  constructor(@Inject(RATE_LIMIT_STORAGE) private readonly storage: ThrottlerStorage) {}

  onApplicationShutdown(): void {
    if (this.storage instanceof RedisRateLimitStorage) this.storage.close();
  }
}

/** Limits requests per visitor and route. They are counted in Redis if it is configured, otherwise in this process. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [RateLimitStorageModule],
      inject: [ENVIRONMENT, RATE_LIMIT_STORAGE],
      useFactory: (environment: Environment, storage: ThrottlerStorage) =>
        throttlerOptions(environment.rateLimits, storage, environment.trustProxyHops),
    }),
  ],
  exports: [ThrottlerModule],
})
export class RateLimitModule {}
