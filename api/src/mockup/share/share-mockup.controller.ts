import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  HttpCode,
  Ip,
  NotFoundException,
  Param,
  Post,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  DELETE_KEY_HEADER,
  SHARED_MOCKUP_ID_PATTERN,
  type SharedMockupResponse,
  type ShareMockupResponse,
} from '@northloop/contracts';
import { LimitBody } from '../../http/body/body-limit.js';
import { ApiErrorDto } from '../../openapi/api-error.dto.js';
import { AskProofOfWork } from '../../proof-of-work/ask-proof-of-work.js';
import { RateLimit } from '../../rate-limit/rate-limit.js';
import { SHARE_BODY } from './share-limits.js';
import {
  SharedMockupResponseDto,
  ShareMockupDto,
  ShareMockupResponseDto,
} from './share-mockup.dto.js';
import { ShareMockupService } from './share-mockup.service.js';

@ApiTags('mockup')
@Controller('mockup')
export class ShareMockupController {
  constructor(private readonly shared: ShareMockupService) {}

  @Post('share')
  @HttpCode(201)
  @RateLimit('mockup')
  @AskProofOfWork()
  @LimitBody(SHARE_BODY)
  @ApiOperation({ summary: 'Store a draft at an address that cannot be guessed' })
  @ApiCreatedResponse({ type: ShareMockupResponseDto })
  @ApiBadRequestResponse({ type: ApiErrorDto })
  share(@Body() body: ShareMockupDto, @Ip() address: string): Promise<ShareMockupResponse> {
    return this.shared.share(body.mockup, address);
  }

  @Get(':id')
  @RateLimit('read')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @ApiOperation({ summary: 'Read a shared draft' })
  @ApiOkResponse({ type: SharedMockupResponseDto })
  @ApiNotFoundResponse({ type: ApiErrorDto })
  async find(@Param('id') id: string): Promise<SharedMockupResponse> {
    return { mockup: await this.shared.find(checkedId(id)) };
  }

  @Delete(':id')
  @HttpCode(204)
  @RateLimit('mockup')
  @ApiOperation({ summary: 'Delete a shared draft with the key that its maker got' })
  @ApiHeader({ name: DELETE_KEY_HEADER, required: true })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ApiErrorDto })
  async delete(
    @Param('id') id: string,
    @Headers(DELETE_KEY_HEADER) deleteKey: string | undefined,
  ): Promise<void> {
    await this.shared.delete(checkedId(id), deleteKey ?? '');
  }
}

/** @throws NotFoundException if the text is not an id, such as another address below `/mockup` */
function checkedId(id: string): string {
  if (SHARED_MOCKUP_ID_PATTERN.test(id)) return id;
  throw new NotFoundException();
}
