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
  type ChatLink,
  type ChatMessageRequest,
  type ChatMessageResponse,
  type ChatStreamEvent,
  CONVERSATION_ID_PATTERN,
  type ConversationMessage,
} from './api/chatbot.js';
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
  type BrandColor,
  type CentsRange,
  type ColorPalette,
  DELETE_KEY_HEADER,
  INDUSTRIES,
  type Industry,
  MOCKUP_MAX_FEATURES,
  MOCKUP_MAX_LENGTH,
  MOCKUP_MAX_PAGES,
  MOCKUP_MAX_SEED,
  MOCKUP_SECTION_KINDS,
  MOCKUP_TEMPLATES,
  MOCKUP_TEXT_MAX_LENGTH,
  type Mockup,
  type MockupContactInfo,
  type MockupEntry,
  type MockupProgress,
  type MockupRequest,
  type MockupResponse,
  type MockupSection,
  type MockupSectionKind,
  type MockupStreamEvent,
  type MockupTemplateId,
  QUOTE_ITEM_GROUPS,
  type Quote,
  type QuoteItemGroup,
  type QuoteLineItem,
  type QuoteSaving,
  SHARED_MOCKUP_ID_PATTERN,
  type SharedMockup,
  type SharedMockupResponse,
  type ShareMockupRequest,
  type ShareMockupResponse,
  type Typography,
  WEBSITE_TYPES,
  type WebsiteType,
} from './api/mockup.js';
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
  CONTENT_INDEX_FILE,
  type ContentEntry,
  type ContentKind,
  type SearchHit,
} from './content-index.js';
export { CSS_FONT_STACK_PATTERN, CSS_LENGTH_PATTERN } from './css-values.js';
export { benchPort, DEV_PORTS } from './dev-ports.js';
export { isEmailAddress } from './email-address.js';
export {
  CONTRACT_VERSION,
  MODULE_NAMES,
  type ModuleManifest,
  type ModuleName,
} from './module-manifest.js';
export { plainAddress, plainLine, plainText, tooLong } from './plain-text.js';
export {
  type ClientRelease,
  type ExposeAssets,
  RELEASE_RECORD_FILE,
  type ReleaseFile,
  type ReleaseRecord,
  releaseBasePath,
  releaseContainerName,
} from './release.js';
export {
  type CanaryChannel,
  type ModuleReleases,
  type PublishedRelease,
  REGISTRY_FILE,
  type ReleaseAction,
  type ReleaseEvent,
  type ReleaseRegistryDocument,
} from './release-registry.js';
export { SHELL_SETTINGS, shellVariables, systemVariables } from './settings.js';
export { SHARE_IMAGE_SIZE } from './share-image.js';
export { siteConfig } from './site-config.js';
export {
  FAILURE_KINDS,
  FAILURE_MESSAGE_MAX_LENGTH,
  FAILURE_REPORT_PATH,
  type ModuleFailureReport,
  SITE_RELEASES_META,
  SITE_RELEASES_PATH,
  type SiteModuleStatus,
  type SiteReleaseStatus,
  type WithdrawnRelease,
} from './site-releases.js';
export { SLOT_NAMES, type SlotName } from './slots.js';
