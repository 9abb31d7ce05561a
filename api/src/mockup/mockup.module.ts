import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { EmbeddedMockupEngine } from './engine/embedded-mockup-engine.js';
import { MockupController } from './mockup.controller.js';
import { MockupRepository } from './mockup.repository.js';
import { MockupService } from './mockup.service.js';
import { MOCKUP_ENGINE, type MockupEngine } from './mockup-engine.js';
import { ProviderMockupEngine } from './provider/provider-mockup-engine.js';
import { ShareMockupController } from './share/share-mockup.controller.js';
import { ShareMockupService } from './share/share-mockup.service.js';
import { SharedMockupsRepository } from './share/shared-mockups.repository.js';

@Module({
  controllers: [MockupController, ShareMockupController],
  providers: [
    MockupService,
    MockupRepository,
    ShareMockupService,
    SharedMockupsRepository,
    {
      provide: MOCKUP_ENGINE,
      inject: [ENVIRONMENT, LOGGER],
      useFactory: ({ mockup: { writer } }: Environment, logger: Logger): MockupEngine => {
        const embedded = new EmbeddedMockupEngine();
        return writer === undefined ? embedded : new ProviderMockupEngine(writer, embedded, logger);
      },
    },
  ],
})
export class MockupModule {}
