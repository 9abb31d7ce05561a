export type { ApiClient, ApiRequestOptions, ApiStream } from './api-client/api-client';
export { ApiRequestError } from './api-client/api-request-error';
export { apiClient, createApiClient, setApiOrigin } from './api-client/create-api-client';
export { isTyping } from './page/is-typing';
export {
  definePage,
  type PageExpose,
  type PageLoadResult,
  type PageModule,
  type PageRequest,
  type SlotExpose,
  type SlotModule,
} from './page/page-module';
export { fullTitle, PageMetadata, type PageMetadataProps } from './page-metadata/page-metadata';
export { SiteOriginProvider, useSiteOrigin } from './page-metadata/site-origin';
export { Link, type LinkProps } from './routing/link';
export { type PagePreload, PagePreloadProvider, usePagePreload } from './routing/page-preload';
export { useLocation, useNavigate, useParams, useSearchParams } from './routing/router-hooks';
export { type HomeAnchor, homeAnchorHref, homeAnchors, siteRoutes } from './routing/site-routes';
export { siteConfig } from './site-config';
export { Slot, type SlotProps, SlotRendererProvider } from './slots/slot';
export type { ContactDraft } from './store/contact-draft-slice';
export type { DetectedLocation } from './store/location-slice';
export { type SiteState, useSiteStore } from './store/site-store';
export { THEME_STORAGE_KEY, type Theme, type ThemePreference } from './store/theme-slice';
export type { Toast, ToastVariant } from './store/toast-slice';
export { type AgencyPageDescription, agencyPage } from './structured-data/agency-page';
export { blogPosting, type PostDescription } from './structured-data/blog-posting';
export { type BreadcrumbStep, breadcrumbList } from './structured-data/breadcrumb-list';
export { type AnsweredQuestion, faqPage } from './structured-data/faq-page';
export { localBusiness, type ServedCity } from './structured-data/local-business';
export { organization } from './structured-data/organization';
export { type ServiceDescription, service } from './structured-data/service';
export { StructuredData, type StructuredDataProps } from './structured-data/structured-data';
export { webSite } from './structured-data/web-site';
export { classNames } from './ui/class-names';
export { type Aurora, auroraAt } from './ui/content/aurora';
export { Badge } from './ui/content/badge';
export { Card, cardLinkClass } from './ui/content/card';
export { Skeleton } from './ui/content/skeleton';
export { Button, buttonClass } from './ui/controls/button';
export { Spinner } from './ui/controls/spinner';
export { useFieldControl } from './ui/forms/field-context';
export { Container } from './ui/layout/container';
export { Section } from './ui/layout/section';
export { SectionHeading } from './ui/layout/section-heading';
export { VisuallyHidden } from './ui/layout/visually-hidden';
