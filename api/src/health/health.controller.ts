import { Controller, Get } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { HealthResponse } from '@northloop/contracts';
import { ApiException } from '../http/errors/api-exception.js';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { HealthDto } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @RateLimit('read')
  @ApiOperation({ summary: 'Whether the API works; answers 200 as long as the process runs' })
  @ApiOkResponse({ type: HealthDto })
  async status(): Promise<HealthResponse> {
    const obstacle = await this.health.obstacle();
    return obstacle === undefined ? { status: 'OK' } : { status: 'ERROR', message: obstacle };
  }

  @Get('ready')
  @RateLimit('read')
  @ApiOperation({ summary: 'Whether a load balancer should send requests here' })
  @ApiOkResponse({ type: HealthDto })
  @ApiServiceUnavailableResponse({ type: ApiErrorDto })
  async readiness(): Promise<HealthResponse> {
    const obstacle = await this.health.obstacle();
    if (obstacle !== undefined) throw new ApiException('UNAVAILABLE', obstacle);
    return { status: 'OK' };
  }
}
