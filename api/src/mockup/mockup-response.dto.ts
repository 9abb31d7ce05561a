import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type BrandColor,
  type CentsRange,
  CONTACT_BUDGETS,
  type ColorPalette,
  type ContactBudget,
  INDUSTRIES,
  type Industry,
  MOCKUP_SECTION_KINDS,
  type Mockup,
  type MockupContactInfo,
  type MockupEntry,
  type MockupResponse,
  type MockupSection,
  type MockupSectionKind,
  QUOTE_ITEM_GROUPS,
  type Quote,
  type QuoteItemGroup,
  type QuoteLineItem,
  type QuoteSaving,
  type Typography,
  WEBSITE_TYPES,
  type WebsiteType,
} from '@northloop/contracts';

class CompanyInfoDto {
  @ApiProperty() name!: string;
  @ApiProperty() tagline!: string;
  @ApiProperty() phone!: string;
  @ApiProperty() email!: string;
  @ApiProperty() address!: string;
}

class LayoutDto {
  @ApiProperty({ enum: [...WEBSITE_TYPES] }) type!: WebsiteType;
}

class TemplateDto {
  @ApiPropertyOptional({ example: 'main-street' }) id?: string;
  @ApiProperty() name!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ type: LayoutDto }) layout!: LayoutDto;
}

class ColorPaletteDto implements ColorPalette {
  @ApiProperty({ example: '#ffffff' }) background!: string;
  @ApiProperty() surface!: string;
  @ApiProperty() text!: string;
  @ApiProperty() textLight!: string;
  @ApiProperty() primary!: string;
  @ApiProperty() secondary!: string;
  @ApiProperty() accent!: string;
  @ApiProperty() neutral!: string;
}

class BrandColorDto implements BrandColor {
  @ApiProperty({ example: '#ffd700' }) color!: string;
  @ApiProperty() onColor!: string;
  @ApiProperty({ example: 'gold' }) source!: string;
  @ApiProperty() readsAsText!: boolean;
}

class TypeSizesDto {
  @ApiProperty() h1!: string;
  @ApiProperty() h2!: string;
  @ApiProperty() h3!: string;
  @ApiProperty() h4!: string;
}

class TypographyDto implements Typography {
  @ApiProperty() headings!: string;
  @ApiProperty() body!: string;
  @ApiProperty({ type: TypeSizesDto }) sizes!: TypeSizesDto;
}

class SpacingDto {
  @ApiProperty() sectionPadding!: string;
}

class DesignSystemDto {
  @ApiProperty({ type: ColorPaletteDto }) colorPalette!: ColorPaletteDto;
  @ApiPropertyOptional({ type: ColorPaletteDto }) darkPalette?: ColorPaletteDto;
  @ApiPropertyOptional({ type: BrandColorDto }) brand?: BrandColorDto;
  @ApiProperty({ type: TypographyDto }) typography!: TypographyDto;
  @ApiProperty({ type: SpacingDto }) spacing!: SpacingDto;
}

class MockupHeaderDto {
  @ApiProperty() logo!: string;
  @ApiProperty({ type: [String] }) navigation!: string[];
}

class HeroDto {
  @ApiProperty() title!: string;
  @ApiProperty() subtitle!: string;
  @ApiProperty() cta!: string;
}

class OfferedServiceDto {
  @ApiProperty() name!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ type: [String] }) features!: string[];
}

class MockupTestimonialDto {
  @ApiProperty() quote!: string;
  @ApiProperty() author!: string;
  @ApiProperty() position!: string;
  @ApiProperty() company!: string;
}

class MockupContactInfoDto implements MockupContactInfo {
  @ApiProperty() phone!: string;
  @ApiProperty() email!: string;
  @ApiProperty() address!: string;
  @ApiProperty() hours!: string;
}

class MockupFormDto {
  @ApiProperty() submitText!: string;
}

class MockupEntryDto implements MockupEntry {
  @ApiProperty() name!: string;
  @ApiProperty() description!: string;
  @ApiProperty() fact!: string;
}

class MockupSectionDto implements MockupSection {
  @ApiProperty() name!: string;
  @ApiProperty() title!: string;
  @ApiProperty() content!: string;
  @ApiPropertyOptional({ enum: [...MOCKUP_SECTION_KINDS] }) kind?: MockupSectionKind;
  @ApiPropertyOptional({ description: 'Stands in for what only the owner knows' }) sample?: boolean;
  @ApiPropertyOptional({ type: [OfferedServiceDto] }) services?: OfferedServiceDto[];
  @ApiPropertyOptional({ type: [MockupTestimonialDto] }) testimonials?: MockupTestimonialDto[];
  @ApiPropertyOptional({ type: [String] }) highlights?: string[];
  @ApiPropertyOptional({ type: [MockupEntryDto] }) entries?: MockupEntryDto[];
  @ApiPropertyOptional({ type: MockupContactInfoDto }) contactInfo?: MockupContactInfoDto;
  @ApiPropertyOptional({ type: MockupFormDto }) form?: MockupFormDto;
}

export class ContentStrategyDto {
  @ApiProperty() tone!: string;
  @ApiProperty() messaging!: string;
  @ApiProperty({ type: [String] }) seoKeywords!: string[];
  @ApiProperty({ type: [String] }) callsToAction!: string[];
}

export class MockupDto implements Mockup {
  @ApiProperty({ type: CompanyInfoDto }) companyInfo!: CompanyInfoDto;
  @ApiPropertyOptional({ enum: [...INDUSTRIES] }) industry?: Industry;
  @ApiPropertyOptional({ type: 'integer' }) seed?: number;
  @ApiProperty({ type: TemplateDto }) template!: TemplateDto;
  @ApiProperty({ type: DesignSystemDto }) designSystem!: DesignSystemDto;
  @ApiProperty({ type: MockupHeaderDto }) header!: MockupHeaderDto;
  @ApiProperty({ type: HeroDto }) hero!: HeroDto;
  @ApiProperty({ type: [MockupSectionDto] }) sections!: MockupSectionDto[];
  @ApiProperty({ type: [String] }) features!: string[];
  @ApiProperty({ type: [String] }) technicalRecommendations!: string[];
  @ApiProperty({ type: ContentStrategyDto }) contentStrategy!: ContentStrategyDto;
}

class CentsRangeDto implements CentsRange {
  @ApiProperty({ type: 'integer', example: 216_000 }) low!: number;
  @ApiProperty({ type: 'integer', example: 240_000 }) expected!: number;
  @ApiProperty({ type: 'integer', example: 288_000 }) high!: number;
}

class QuoteLineItemDto implements QuoteLineItem {
  @ApiProperty({ enum: [...QUOTE_ITEM_GROUPS] }) group!: QuoteItemGroup;
  @ApiProperty() label!: string;
  @ApiProperty() detail!: string;
  @ApiProperty({ type: CentsRangeDto, description: 'Integer US cents' }) cents!: CentsRangeDto;
}

class QuoteSavingDto implements QuoteSaving {
  @ApiProperty() label!: string;
  @ApiProperty({ type: 'integer', description: 'US cents' }) cents!: number;
}

class WeeksDto {
  @ApiProperty({ type: 'integer' }) min!: number;
  @ApiProperty({ type: 'integer' }) max!: number;
}

class QuoteDto implements Quote {
  @ApiProperty() projectType!: string;
  @ApiProperty() timeline!: string;
  @ApiProperty({ type: [String] }) included_services!: string[];
  @ApiProperty({ example: '$7,900' }) total_cost!: string;
  @ApiProperty({ type: [QuoteLineItemDto] }) lineItems!: QuoteLineItemDto[];
  @ApiProperty({ type: CentsRangeDto, description: 'The sum of the line items' })
  total!: CentsRangeDto;
  @ApiProperty({ type: WeeksDto }) weeks!: WeeksDto;
  @ApiProperty({ enum: [...CONTACT_BUDGETS] }) budget!: ContactBudget;
  @ApiProperty({ type: [String] }) assumptions!: string[];
  @ApiProperty({ type: [String] }) exclusions!: string[];
  @ApiProperty({ type: [QuoteSavingDto] }) waysToLower!: QuoteSavingDto[];
  @ApiProperty({ type: 'integer', example: 30 }) validDays!: number;
  @ApiProperty({ type: 'integer', example: 50 }) depositPercent!: number;
}

export class MockupResponseDto implements MockupResponse {
  @ApiProperty({ type: MockupDto }) mockup!: MockupDto;
  @ApiProperty({ type: QuoteDto }) quote!: QuoteDto;
}
