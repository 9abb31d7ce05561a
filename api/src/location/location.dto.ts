import { ApiProperty } from '@nestjs/swagger';
import type { LocationResponse } from '@northloop/contracts';

export class LocationDto implements LocationResponse {
  @ApiProperty({ type: String, nullable: true, example: 'Chicago' })
  city!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'IL' })
  state!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'US' })
  country!: string | null;
}
