export {
  API_BODY_LIMIT_BYTES,
  API_ERROR_CODES,
  type ApiErrorBody,
  type ApiErrorCode,
  type FieldError,
} from './api/api-error.js';
export {
  CHAT_MESSAGE_MAX_LENGTH,
  type ChatDeletionResponse,
  type ChatHistoryResponse,
  type ChatLead,
  type ChatLink,
  type ChatMessageRequest,
  type ChatMessageResponse,
  type ChatStreamEvent,
  CONVERSATION_ID_PATTERN,
  type ConversationMessage,
} from './api/chatbot.js';
export {
  CONSULTATION_DATE_PATTERN,
  CONSULTATION_FILES,
  CONSULTATION_MAX_LENGTH,
  CONSULTATION_NEAREST,
  CONSULTATION_PAGES,
  CONSULTATION_SLOT_PATTERN,
  CONSULTATION_TOKEN_PARAMETER,
  CONSULTATION_TOKEN_PATTERN,
  type Consultation,
  type ConsultationLinkRequest,
  type ConsultationMoveRequest,
  type ConsultationRequest,
  type ConsultationResponse,
  type ConsultationSlotsResponse,
  type ConsultationState,
} from './api/consultations.js';
export {
  CONTACT_BUDGETS,
  CONTACT_MAX_LENGTH,
  CONTACT_SERVICES,
  type ContactBudget,
  type ContactRequest,
  type ContactResponse,
  type ContactService,
} from './api/contact.js';
export {
  type FormSignals,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  TRAP_FIELD,
} from './api/form-signals.js';
export type { HealthResponse } from './api/health.js';
export type { LocationResponse } from './api/location.js';
export {
  NEWSLETTER_CONFIRM_DAYS,
  NEWSLETTER_ONE_CLICK_PATH,
  NEWSLETTER_PAGES,
  NEWSLETTER_TOKEN_PARAMETER,
  NEWSLETTER_TOKEN_PATTERN,
  type NewsletterLinkRequest,
  type NewsletterLinkResponse,
  type NewsletterRequest,
  type NewsletterResponse,
  type OneClickForm,
} from './api/newsletter.js';
export {
  PROOF_OF_WORK_HEADER,
  PROOF_OF_WORK_MAX_LENGTH,
  type ProofChallenge,
  type ProofOfWork,
} from './api/proof-of-work.js';
export {
  SERVICE_ICONS,
  type Service,
  type ServiceIcon,
  type ServicesResponse,
} from './api/services.js';
export {
  CONSULTATION_MINUTES,
  companyFigures,
  DEPOSIT_PERCENT,
  DEPOSIT_RETURN_DAYS,
  ESTIMATE_VALID_DAYS,
  FIX_PERIOD_DAYS,
  FOUNDING_YEAR,
  INVOICE_DUE_DAYS,
  PLAN_NOTICE_DAYS,
  PROJECT_NOTICE_DAYS,
  RESPONSE_HOURS,
  REVISION_ROUNDS,
  SEARCH_FIXED_TERM,
  SILENCE_DAYS,
  TEAM_SIZE,
  typicalTimelines,
} from './content/agency-facts.js';
export { CONTENT_INDEX_FILE, type SearchHit } from './content/content-index.js';
export type { ContentEntry, ContentKind } from './content/content-schema.js';
export { PRIVACY_REQUEST_DAYS, retention } from './content/retention.js';
export { DEV_PORTS, standalonePort } from './dev-ports.js';
export {
  DELETE_KEY_HEADER,
  MOCKUP_MAX_PICTURES,
  MOCKUP_PICTURES_PATH,
  type MockupFact,
  type MockupPictures,
  type MockupProgress,
  type MockupReading,
  type MockupRequest,
  type MockupStreamEvent,
  SHARED_MOCKUP_ID_PATTERN,
  type SharedMockupResponse,
  type ShareMockupRequest,
  type ShareMockupResponse,
} from './mockup/mockup-api.js';
export {
  INDUSTRIES,
  type Industry,
  MOCKUP_ANY_TRADE,
  MOCKUP_FACT_KINDS,
  MOCKUP_FEATURES,
  MOCKUP_MAX_FEATURES,
  MOCKUP_MAX_LEFT_OUT,
  MOCKUP_MAX_LENGTH,
  MOCKUP_MAX_PAGES,
  MOCKUP_MAX_SEED,
  MOCKUP_SECTION_KINDS,
  MOCKUP_SETTINGS,
  MOCKUP_TEMPLATES,
  MOCKUP_TEXT_MAX_LENGTH,
  MOCKUP_UNWRITTEN,
  type MockupFactKind,
  type MockupFeature,
  type MockupSectionKind,
  type MockupSetting,
  type MockupTemplateId,
  QUOTE_ITEM_GROUPS,
  type QuoteItemGroup,
  WEBSITE_TYPES,
  type WebsiteType,
} from './mockup/mockup-choices.js';
export type {
  BrandColor,
  ColorPalette,
  Mockup,
  MockupContactInfo,
  MockupEntry,
  MockupResponse,
  MockupSection,
  SharedMockup,
  Typography,
} from './mockup/mockup-schema.js';
export type {
  CentsRange,
  Quote,
  QuoteLineItem,
  QuoteSaving,
  QuoteTalk,
} from './mockup/quote-schema.js';
export {
  CONTRACT_VERSION,
  MODULE_NAMES,
  type ModuleManifest,
  type ModuleName,
} from './module-manifest.js';
export type {
  CanaryChannel,
  ModuleReleases,
  PublishedRelease,
  ReleaseAction,
  ReleaseEvent,
  ReleaseRegistryDocument,
} from './releases/registry-schema.js';
export {
  type ClientRelease,
  REGISTRY_FILE,
  RELEASE_RECORD_FILE,
  releaseBasePath,
  releaseContainerName,
} from './releases/release.js';
export type { ExposeAssets, ReleaseFile, ReleaseRecord } from './releases/release-schema.js';
export {
  FAILURE_MESSAGE_MAX_LENGTH,
  FAILURE_REPORT_PATH,
  SITE_RELEASES_META,
  SITE_RELEASES_PATH,
} from './releases/site-releases.js';
export type {
  ModuleFailureReport,
  SiteModuleStatus,
  SiteReleaseStatus,
  WithdrawnRelease,
} from './releases/site-releases-schema.js';
export { SHARE_IMAGE_SIZE } from './share-image.js';
export { siteConfig } from './site-config.js';
export { type OpenKey, SLOT_NAMES, type SlotName } from './slots.js';
export { CSS_FONT_STACK_PATTERN, CSS_LENGTH_PATTERN } from './values/css-values.js';
export { isEmailAddress } from './values/email-address.js';
export { plainAddress, plainLine, plainText, tooLong } from './values/plain-text.js';
