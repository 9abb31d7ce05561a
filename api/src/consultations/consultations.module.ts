import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { ProofOfWorkModule } from '../proof-of-work/proof-of-work.module.js';
import { StudioCalendarModule } from '../studio-calendar/studio-calendar.module.js';
import { ConsultationCalendarController } from './consultation-calendar.controller.js';
import { ConsultationCalendars } from './consultation-calendars.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { ConsultationsService } from './consultations.service.js';
import { consultationChannels } from './delivery/consultation-channels.js';
import { ConsultationReports } from './delivery/consultation-reports.js';
import { ConsultationLinksController } from './links/consultation-links.controller.js';
import { LinkSigner } from './links/link-signer.js';
import { SigningKeysRepository } from './links/signing-keys.repository.js';

@Module({
  imports: [OutboxModule, ProofOfWorkModule, StudioCalendarModule],
  controllers: [
    ConsultationsController,
    ConsultationLinksController,
    ConsultationCalendarController,
  ],
  providers: [
    ConsultationsService,
    ConsultationsRepository,
    ConsultationReports,
    ConsultationCalendars,
    LinkSigner,
    SigningKeysRepository,
  ],
})
export class ConsultationsModule implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly consultations: ConsultationsRepository,
    private readonly signer: LinkSigner,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.serve(consultationChannels(this.environment, this.consultations, this.signer));
  }
}
