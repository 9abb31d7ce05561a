import type { ApiErrorBody } from '../api/api-error.js';
import type { Industry, MockupFactKind, MockupSetting, WebsiteType } from './mockup-choices.js';
import type { MockupResponse, SharedMockup } from './mockup-schema.js';

/** POST /api/mockup/generate. Only the company name is required. */
export interface MockupRequest {
  companyName: string;
  industry?: Industry;
  description?: string;
  targetAudience?: string;
  preferredColors?: string;
  websiteType?: WebsiteType;
  features?: string[];
  /** Number of pages to price. The default is the usual number for the website type. */
  pages?: number;
  /** Id of the trade, if the owner corrected the one that was read; see {@link MockupReading}. */
  trade?: string;
  /** Where the business meets its customers, if the owner corrected it. */
  setting?: MockupSetting;
  /** Texts of facts that were read and are wrong. */
  leaveOut?: string[];
  /** A different number gives a different look. The same request with the same number gives the same draft. */
  seed?: number;
}

/** POST /api/mockup/read: what a draft of this request would take from it, so that the owner can correct it first. */
export interface MockupReading {
  /** The likely trades, best first. */
  trades: { id: string; name: string }[];
  setting: MockupSetting;
  facts: MockupFact[];
  /** Features of a website that the description names. */
  features: string[];
  /** Number of pages that the description asks for; null if it names none. */
  pages: number | null;
}

/** A fact from a description, in the owner's words. */
export interface MockupFact {
  kind: MockupFactKind;
  text: string;
}

/** How many parts of a draft a language model has written so far, and how many there are. */
export interface MockupProgress {
  written: number;
  of: number;
}

/**
 * Events of POST /api/mockup/generate for a client that accepts `text/event-stream` (`data` is JSON).
 * `progress`: one more part is written; sent only if a language model writes. `result`: the same as the response of the
 * plain call. `failed`: there is no draft; the same as the body of a refused call. The stream ends with `result` or
 * `failed`.
 */
export type MockupStreamEvent =
  | { event: 'progress'; data: MockupProgress }
  | { event: 'result'; data: MockupResponse }
  | { event: 'failed'; data: ApiErrorBody };

/**
 * POST /api/mockup/share. Keeps a draft, as its maker edited it, at an address that nobody can guess. Fields that a
 * shared draft does not have are dropped.
 */
export interface ShareMockupRequest {
  mockup: SharedMockup;
}

export interface ShareMockupResponse {
  id: string;
  /** Key to delete the draft. Only its maker ever gets it. */
  deleteKey: string;
  /** Day after which the draft is deleted automatically, as an ISO date; null if drafts are kept. */
  expires: string | null;
}

/** GET /api/mockup/{id} */
export interface SharedMockupResponse {
  mockup: SharedMockup;
}

/** Shape of a shared draft's id: 128 random bits in base64url. */
export const SHARED_MOCKUP_ID_PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** Request header that carries the delete key. */
export const DELETE_KEY_HEADER = 'x-delete-key';

/** `GET` with `?names=candle,soap`: the drawings of these things as a {@link MockupPictures}. Unknown names are left out. */
export const MOCKUP_PICTURES_PATH = '/api/mockup/pictures';

/** Most names in one request for pictures. */
export const MOCKUP_MAX_PICTURES = 60;

/** Drawings of things by name: SVG shapes in a box of 32 by 32. */
export type MockupPictures = Readonly<Record<string, string>>;
