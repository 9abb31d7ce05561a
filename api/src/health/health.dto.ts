import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { HealthResponse } from '@northloop/contracts';

export class HealthDto implements HealthResponse {
  @ApiProperty({ enum: ['OK', 'ERROR'] })
  status!: 'OK' | 'ERROR';

  @ApiPropertyOptional({ description: 'Set when the status is not OK' })
  message?: string;
}
