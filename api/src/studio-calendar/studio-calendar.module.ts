import { Module } from '@nestjs/common';
import { BusyCalendar } from './busy/busy-calendar.js';
import { StudioCalendarRepository } from './studio-calendar.repository.js';
import { StudioCalendarService } from './studio-calendar.service.js';

@Module({
  providers: [BusyCalendar, StudioCalendarRepository, StudioCalendarService],
  exports: [StudioCalendarService],
})
export class StudioCalendarModule {}
