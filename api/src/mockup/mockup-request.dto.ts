import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  INDUSTRIES,
  type Industry,
  MOCKUP_MAX_FEATURES,
  MOCKUP_MAX_LEFT_OUT,
  MOCKUP_MAX_LENGTH,
  MOCKUP_MAX_PAGES,
  MOCKUP_MAX_SEED,
  MOCKUP_SETTINGS,
  type MockupRequest,
  type MockupSetting,
  WEBSITE_TYPES,
  type WebsiteType,
} from '@northloop/contracts';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { cleanLine } from '../http/fields/clean-text.js';
import { OptionalChoice, OptionalText, RequiredText } from '../http/fields/text-fields.js';
import { OptionalWholeNumber } from './optional-whole-number.js';

export class MockupRequestDto implements MockupRequest {
  @RequiredText({
    label: 'Company name',
    requiredMessage: 'Please enter a company name',
    maxLength: MOCKUP_MAX_LENGTH.companyName,
    example: 'Elm Creek Bakery',
  })
  companyName!: string;

  @OptionalChoice({ label: 'Industry' }, INDUSTRIES)
  industry?: Industry;

  @OptionalText({ label: 'Description', maxLength: MOCKUP_MAX_LENGTH.description, multiline: true })
  description?: string;

  @OptionalText({ label: 'Target audience', maxLength: MOCKUP_MAX_LENGTH.targetAudience })
  targetAudience?: string;

  @OptionalText({
    label: 'Preferred colors',
    maxLength: MOCKUP_MAX_LENGTH.preferredColors,
    description: 'CSS names, hex values or words such as forest green',
    example: 'navy and gold',
  })
  preferredColors?: string;

  @OptionalChoice({ label: 'Website type' }, WEBSITE_TYPES)
  websiteType?: WebsiteType;

  @Transform(({ value }) => cleanList(value))
  @IsOptional()
  @IsArray({ message: 'Features must be a list' })
  @ArrayMaxSize(MOCKUP_MAX_FEATURES, {
    message: `Features must have ${MOCKUP_MAX_FEATURES} entries or fewer`,
  })
  @IsString({ each: true, message: 'Each feature must be text' })
  @MaxLength(MOCKUP_MAX_LENGTH.feature, {
    each: true,
    message: `Each feature must have ${MOCKUP_MAX_LENGTH.feature} characters or fewer`,
  })
  @ApiPropertyOptional({
    type: [String],
    maxItems: MOCKUP_MAX_FEATURES,
    example: ['online ordering'],
  })
  features?: string[];

  @OptionalWholeNumber({ label: 'Pages', min: 1, max: MOCKUP_MAX_PAGES })
  pages?: number;

  @OptionalText({
    label: 'Trade',
    maxLength: MOCKUP_MAX_LENGTH.trade,
    description: 'Id from a reading; an unknown one is read from the description again',
    example: 'bakery',
  })
  trade?: string;

  @OptionalChoice({ label: 'Setting' }, MOCKUP_SETTINGS)
  setting?: MockupSetting;

  @Transform(({ value }) => cleanList(value))
  @IsOptional()
  @IsArray({ message: 'Facts to leave out must be a list' })
  @ArrayMaxSize(MOCKUP_MAX_LEFT_OUT, {
    message: `Facts to leave out must have ${MOCKUP_MAX_LEFT_OUT} entries or fewer`,
  })
  @IsString({ each: true, message: 'Each fact to leave out must be text' })
  @MaxLength(MOCKUP_MAX_LENGTH.fact, {
    each: true,
    message: `Each fact to leave out must have ${MOCKUP_MAX_LENGTH.fact} characters or fewer`,
  })
  @ApiPropertyOptional({ type: [String], maxItems: MOCKUP_MAX_LEFT_OUT, example: ['refills'] })
  leaveOut?: string[];

  @OptionalWholeNumber({
    label: 'Seed',
    min: 0,
    max: MOCKUP_MAX_SEED,
    description: 'A different number gives a different look',
  })
  seed?: number;
}

function cleanList(value: unknown): unknown {
  if (value === null) return undefined;
  return Array.isArray(value) ? value.map(cleanLine).filter((entry) => entry !== '') : value;
}
