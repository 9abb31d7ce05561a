import { ApiProperty } from '@nestjs/swagger';
import type { OneClickForm } from '@northloop/contracts';
import { IsIn } from 'class-validator';

export class OneClickFormDto implements OneClickForm {
  @IsIn(['One-Click'], { message: 'Send the form List-Unsubscribe=One-Click' })
  @ApiProperty({ enum: ['One-Click'] })
  'List-Unsubscribe'!: 'One-Click';
}
