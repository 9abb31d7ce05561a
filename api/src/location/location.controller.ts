import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Headers, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { LocationResponse } from '@northloop/contracts';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { LocationDto } from './location.dto.js';
import { locationFromHeaders } from './location-from-headers.js';

@ApiTags('location')
@Controller('location')
export class LocationController {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  @Get()
  @RateLimit('read')
  @ApiOperation({ summary: 'Where the visitor is, according to the proxies in front' })
  @ApiOkResponse({ type: LocationDto })
  locate(@Headers() headers: IncomingHttpHeaders): LocationResponse {
    // Without a trusted proxy, anyone could claim any location.
    return locationFromHeaders(this.environment.trustProxyHops > 0 ? headers : {});
  }
}
