import { Module, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { ProofOfWorkModule } from '../proof-of-work/proof-of-work.module.js';
import { DailyVolume } from '../rate-limit/daily-volume.js';
import { absentEncoder } from '../sentence-encoder/absent-encoder.js';
import { WorkerEncoder } from '../sentence-encoder/worker-encoder.js';
import { BusinessReader } from './engine/business-reader.js';
import { EmbeddedMockupEngine } from './engine/embedded-mockup-engine.js';
import { MockupController } from './mockup.controller.js';
import { MockupRepository } from './mockup.repository.js';
import { MockupService } from './mockup.service.js';
import { MOCKUP_ENGINE, type MockupEngine } from './mockup-engine.js';
import { loadPictures } from './pictures/picture-file.js';
import { PictureFinder } from './pictures/picture-finder.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { ProviderMockupEngine } from './provider/provider-mockup-engine.js';
import { ShareMockupController } from './share/share-mockup.controller.js';
import { ShareMockupService } from './share/share-mockup.service.js';
import { SharedMockupsRepository } from './share/shared-mockups.repository.js';
import { loadTrades } from './trade/trade-file.js';
import { TradeFinder } from './trade/trade-finder.js';

@Module({
  imports: [ProofOfWorkModule],
  controllers: [PicturesController, MockupController, ShareMockupController],
  providers: [
    DailyVolume,
    MockupService,
    MockupRepository,
    ShareMockupService,
    SharedMockupsRepository,
    { provide: PictureFinder, useFactory: () => new PictureFinder(loadPictures()) },
    {
      provide: TradeFinder,
      inject: [ENVIRONMENT],
      useFactory: ({ mockup: { hasEncoder } }: Environment) =>
        new TradeFinder(loadTrades(), hasEncoder ? new WorkerEncoder() : absentEncoder),
    },
    {
      provide: BusinessReader,
      inject: [TradeFinder],
      useFactory: (trades: TradeFinder) => new BusinessReader(trades),
    },
    {
      provide: MOCKUP_ENGINE,
      inject: [BusinessReader, PictureFinder, ENVIRONMENT, LOGGER],
      useFactory: (
        businesses: BusinessReader,
        pictures: PictureFinder,
        { mockup: { writer } }: Environment,
        logger: Logger,
      ): MockupEngine => {
        const embedded = new EmbeddedMockupEngine(businesses, pictures);
        return writer === undefined ? embedded : new ProviderMockupEngine(writer, embedded, logger);
      },
    },
  ],
})
export class MockupModule implements OnModuleDestroy {
  constructor(private readonly trades: TradeFinder) {}

  onModuleDestroy(): Promise<void> {
    return this.trades.close();
  }
}
