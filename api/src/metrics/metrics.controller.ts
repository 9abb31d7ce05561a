import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { ApiException } from '../http/errors/api-exception.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { mayReadMetrics } from './may-read-metrics.js';
import { Metrics } from './metrics.js';

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  @RateLimit('read')
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!mayReadMetrics(request, this.environment.metricsToken)) {
      throw new ApiException('FORBIDDEN', 'The metrics are not public.');
    }
    const text = await this.metrics.render();
    response.setHeader('Content-Type', this.metrics.contentType);
    response.end(text);
  }
}
