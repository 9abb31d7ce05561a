import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { MOCKUP_MAX_PICTURES, type MockupPictures } from '@northloop/contracts';
import { RateLimit } from '../../rate-limit/rate-limit.js';
import { PictureFinder } from './picture-finder.js';

@ApiTags('mockup')
@Controller('mockup/pictures')
export class PicturesController {
  constructor(private readonly pictures: PictureFinder) {}

  @Get()
  @RateLimit('read')
  @Header('Cache-Control', 'public, max-age=86400')
  @ApiOperation({ summary: 'Drawings of things by name, as SVG shapes in a box of 32 by 32' })
  @ApiQuery({ name: 'names', example: 'candle,soap', description: 'Separated by commas' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  find(@Query('names') names: unknown): MockupPictures {
    const { drawings } = this.pictures.known;
    const asked = typeof names === 'string' ? names.split(',').slice(0, MOCKUP_MAX_PICTURES) : [];
    return Object.fromEntries(
      asked.filter((name) => Object.hasOwn(drawings, name)).map((name) => [name, drawings[name]]),
    ) as MockupPictures;
  }
}
