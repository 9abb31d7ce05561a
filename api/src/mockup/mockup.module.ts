import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { ProofOfWorkModule } from '../proof-of-work/proof-of-work.module.js';
import { DailyVolume } from '../rate-limit/daily-volume.js';
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
  imports: [ProofOfWorkModule],
  controllers: [MockupController, ShareMockupController],
  providers: [
    DailyVolume,
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
