import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ServicesResponse } from '@northloop/contracts';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { ServiceDto } from './service.dto.js';
import { ServicesRepository } from './services.repository.js';

@ApiTags('services')
@Controller('services')
export class ServicesController {
  constructor(private readonly services: ServicesRepository) {}

  @Get()
  @RateLimit('read')
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOperation({ summary: 'The services the agency offers' })
  @ApiOkResponse({ type: [ServiceDto] })
  list(): Promise<ServicesResponse> {
    return this.services.list();
  }
}
