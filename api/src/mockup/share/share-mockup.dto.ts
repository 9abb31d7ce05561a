import { ApiProperty } from '@nestjs/swagger';
import type {
  SharedMockup,
  SharedMockupResponse,
  ShareMockupRequest,
  ShareMockupResponse,
} from '@northloop/contracts';
import { IsObject } from 'class-validator';
import { contractRef } from '../../openapi/contract-schemas.js';

export class ShareMockupDto implements ShareMockupRequest {
  /** The service checks its content against the whole contract. */
  @IsObject({ message: 'Mockup must be a draft' })
  @ApiProperty({ allOf: [contractRef('SharedMockup')] })
  mockup!: SharedMockup;
}

export class ShareMockupResponseDto implements ShareMockupResponse {
  @ApiProperty({ description: 'The shared page is /mockup/{id}' }) id!: string;
  @ApiProperty({ description: 'Sent once; deletes the page' }) deleteKey!: string;
  @ApiProperty({ type: String, nullable: true, example: '2027-02-26' }) expires!: string | null;
}

export class SharedMockupResponseDto implements SharedMockupResponse {
  @ApiProperty({ allOf: [contractRef('SharedMockup')] }) mockup!: SharedMockup;
}
