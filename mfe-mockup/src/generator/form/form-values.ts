import {
  type Industry,
  MOCKUP_MAX_FEATURES,
  MOCKUP_MAX_LEFT_OUT,
  MOCKUP_MAX_LENGTH,
  MOCKUP_MAX_PAGES,
  type MockupRequest,
  type MockupSetting,
  plainLine,
  plainText,
  tooLong,
  type WebsiteType,
} from '@northloop/contracts';

/** The form's values; a field is undefined or empty until the visitor enters something. */
export interface FormValues {
  companyName?: string;
  industry?: Industry | '';
  description?: string;
  websiteType?: WebsiteType | '';
  preferredColors?: string;
  targetAudience?: string;
  /** Ticked features. */
  features?: string[];
  /** More features, separated by commas. */
  otherFeatures?: string;
  /** Number of pages, as typed. */
  pages?: string;
  /** Corrections of what was read from the description: the trade's id, and where the business meets its customers. */
  trade?: string;
  setting?: MockupSetting | '';
  /** Facts that were read and are wrong. */
  leaveOut?: string[];
}

/** Shown when the name has no visible characters. */
export const COMPANY_NAME_MISSING = 'Please enter a company name';

/** Validates the company name. Returns an error message or true. */
export const checkCompanyName = (value: string | undefined): true | string =>
  plainLine(value ?? '') ? withinLimit('companyName')(value) : COMPANY_NAME_MISSING;

/** Longest text of each field, in characters. */
export const fieldLimits = {
  companyName: MOCKUP_MAX_LENGTH.companyName,
  description: MOCKUP_MAX_LENGTH.description,
  preferredColors: MOCKUP_MAX_LENGTH.preferredColors,
  targetAudience: MOCKUP_MAX_LENGTH.targetAudience,
  otherFeatures: MOCKUP_MAX_LENGTH.description,
};

/** Validates a text's length. Returns an error message or true. */
export const withinLimit =
  (name: keyof typeof fieldLimits) =>
  (value: string | undefined): true | string =>
    tooLong(value ?? '', fieldLimits[name]) ?? true;

/** Converts the form's values into a request, without invisible characters and empty fields. */
export function toMockupRequest(values: FormValues): MockupRequest {
  const description = plainText(values.description ?? '');
  const preferredColors = plainLine(values.preferredColors ?? '');
  const targetAudience = plainLine(values.targetAudience ?? '');
  const features = readFeatures(values);
  const pages = readPages(values.pages);
  return {
    companyName: plainLine(values.companyName ?? ''),
    ...(values.industry && { industry: values.industry }),
    ...(description && { description }),
    ...(values.websiteType && { websiteType: values.websiteType }),
    ...(preferredColors && { preferredColors }),
    ...(targetAudience && { targetAudience }),
    ...(features.length > 0 && { features }),
    ...(pages && { pages }),
    ...(values.trade && { trade: values.trade }),
    ...(values.setting && { setting: values.setting }),
    ...(values.leaveOut &&
      values.leaveOut.length > 0 && { leaveOut: values.leaveOut.slice(0, MOCKUP_MAX_LEFT_OUT) }),
  };
}

/** Ticked and typed features without duplicates, within the API's limits for number and length. */
function readFeatures({ features, otherFeatures = '' }: FormValues): string[] {
  const typed = otherFeatures
    .split(/[,;\n]/)
    .map((feature) => feature.trim().slice(0, MOCKUP_MAX_LENGTH.feature))
    .filter((feature) => feature !== '');
  return [...new Set([...(features || []), ...typed])].slice(0, MOCKUP_MAX_FEATURES);
}

/** The number of pages, if it is a whole number that can be priced; undefined otherwise. */
function readPages(typed: string | undefined): number | undefined {
  const pages = Number(typed?.trim() || Number.NaN);
  return Number.isInteger(pages) && pages >= 1 && pages <= MOCKUP_MAX_PAGES ? pages : undefined;
}
