import { ApiProperty } from '@nestjs/swagger';
import {
  MOCKUP_FACT_KINDS,
  MOCKUP_SETTINGS,
  type MockupFact,
  type MockupFactKind,
  type MockupReading,
  type MockupSetting,
} from '@northloop/contracts';

class TradeChoiceDto {
  @ApiProperty({ example: 'bakery' })
  id!: string;

  @ApiProperty({ example: 'bakery' })
  name!: string;
}

class MockupFactDto implements MockupFact {
  @ApiProperty({ enum: MOCKUP_FACT_KINDS })
  kind!: MockupFactKind;

  @ApiProperty({ example: 'cardamom buns' })
  text!: string;
}

export class MockupReadingDto implements MockupReading {
  @ApiProperty({ type: [TradeChoiceDto] })
  trades!: TradeChoiceDto[];

  @ApiProperty({ enum: MOCKUP_SETTINGS })
  setting!: MockupSetting;

  @ApiProperty({ type: [MockupFactDto] })
  facts!: MockupFactDto[];

  @ApiProperty({ type: [String], example: ['Online booking'] })
  features!: string[];

  @ApiProperty({ type: Number, nullable: true, example: 5 })
  pages!: number | null;
}
