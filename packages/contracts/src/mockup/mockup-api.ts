import type { ApiErrorBody } from '../api/api-error.js';
import type { Industry, WebsiteType } from './mockup-choices.js';
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
  /** Pages to price; without it the usual number of the website type. */
  pages?: number;
  /** Another number gives another look; the same request with the same number gives the same draft. */
  seed?: number;
}

/** How many places of a draft a language model has written, of how many there are. */
export interface MockupProgress {
  written: number;
  of: number;
}

/**
 * Events of POST /api/mockup/generate for a client that accepts `text/event-stream` (`data` is JSON).
 * `progress`: one more place is written; there is none where no model writes. `result`: what the plain call answers.
 * `failed`: there is no draft; what a refused call answers. One of the last two ends the stream.
 */
export type MockupStreamEvent =
  | { event: 'progress'; data: MockupProgress }
  | { event: 'result'; data: MockupResponse }
  | { event: 'failed'; data: ApiErrorBody };

/**
 * POST /api/mockup/share. Keeps a draft, as its maker edited it, under an address that cannot be guessed. What is sent
 * beyond a shared draft is left out.
 */
export interface ShareMockupRequest {
  mockup: SharedMockup;
}

export interface ShareMockupResponse {
  id: string;
  /** Deletes the draft; only its maker ever gets it. */
  deleteKey: string;
  /** Day after which it is deleted by itself, as an ISO date; null when drafts are kept. */
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
