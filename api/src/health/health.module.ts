import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { StopSwitch } from './stop-switch.js';

@Module({
  controllers: [HealthController],
  providers: [HealthService, StopSwitch],
  exports: [StopSwitch],
})
export class HealthModule {}
