import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SERVICE_ICONS, type Service } from '@northloop/contracts';

export class ServiceDto implements Service {
  @ApiProperty({ example: 'web-design' })
  _id!: string;

  @ApiPropertyOptional({ enum: [...SERVICE_ICONS] })
  icon?: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: [String] })
  features!: string[];
}
