import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { ProofOfWorkModule } from '../proof-of-work/proof-of-work.module.js';
import { ContactController } from './contact.controller.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { createLeadChannels } from './delivery/create-lead-channels.js';
import { LEAD_CHANNELS, type LeadChannel } from './delivery/lead-channel.js';
import { leadDelivery } from './delivery/lead-delivery.js';

@Module({
  imports: [OutboxModule, ProofOfWorkModule],
  controllers: [ContactController],
  providers: [
    ContactService,
    ContactRepository,
    {
      provide: LEAD_CHANNELS,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => createLeadChannels(environment),
    },
  ],
})
export class ContactModule implements OnModuleInit {
  constructor(
    @Inject(LEAD_CHANNELS) private readonly channels: readonly LeadChannel[],
    private readonly contacts: ContactRepository,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outbox.serve(this.channels.map((channel) => leadDelivery(channel, this.contacts)));
  }
}
