/** Longest accepted value per field of a booking, in characters. */
export const CONSULTATION_MAX_LENGTH = {
  name: 200,
  email: 254,
  phone: 40,
  topic: 2000,
  attachment: 5000,
} as const;

/** Most free times that an answer offers in place of one that is taken. */
export const CONSULTATION_NEAREST = 4;

/** A date such as `2026-12-01`, in the studio's time zone. */
export const CONSULTATION_DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** A start such as `2026-12-01T15:00:00.000Z`: ISO 8601 in UTC. */
export const CONSULTATION_SLOT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/;

/** The token of one booking: its id and a signature, base64url. */
export const CONSULTATION_TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** Query parameter of a booking's token, in links to pages and calendar files. */
export const CONSULTATION_TOKEN_PARAMETER = 'token';

/** Pages on which a visitor books, and those that a booking's links open. They change something only by a button. */
export const CONSULTATION_PAGES = {
  book: '/consultation',
  booking: '/consultation/booking',
  move: '/consultation/move',
  cancel: '/consultation/cancel',
} as const;

/** Addresses of the calendar file of one booking, and of the studio's feed of all of them. */
export const CONSULTATION_FILES = {
  booking: '/api/consultations/calendar-file',
  feed: '/api/consultations/feed',
} as const;

/** GET /api/consultations/slots?from&to. Both dates are optional and count in the studio's time zone. */
export interface ConsultationSlotsResponse {
  /** Starts of the free times, ISO 8601 in UTC, earliest first. */
  slots: string[];
}

/** POST /api/consultations. Phone, zone and attachment are optional. */
export interface ConsultationRequest {
  /** Start of one of the free times, ISO 8601 in UTC. */
  slot: string;
  name: string;
  email: string;
  phone?: string;
  /** What the visitor wants to talk about. */
  topic: string;
  /** Added by the site, such as the estimate of a drafted homepage. */
  attachment?: string;
  /** The visitor's time zone, such as `Europe/Oslo`, in which mails name the time. */
  timeZone?: string;
}

/** Whether a booking stands. A time that nobody confirmed although it had to be is `expired`. */
export type ConsultationState = 'booked' | 'cancelled' | 'expired';

/** A booking as its visitor may see it. It does not contain the address. */
export interface Consultation {
  slot: string;
  state: ConsultationState;
  topic: string;
  /** The visitor has confirmed by the link in the mail that they will come. */
  isConfirmed: boolean;
  /** Until when the visitor must confirm by the link in the mail, ISO 8601 in UTC; then the time is free again. */
  confirmBy?: string;
  /** Whether it is over, so that it can be neither moved nor cancelled. */
  isPast: boolean;
  /** Whether the visitor has been sent a mail, or will be. */
  sendsMail: boolean;
  /** What the studio wrote when it cancelled. */
  word?: string;
}

/** The answer to booking, looking up, confirming, moving and cancelling. */
export interface ConsultationResponse {
  success: true;
  consultation: Consultation;
  /** Gives access to this booking. Left out if it must be confirmed: then only the mail has it. */
  token?: string;
}

/** POST /api/consultations/confirm and POST /api/consultations/cancel */
export interface ConsultationLinkRequest {
  token: string;
}

/** POST /api/consultations/move */
export interface ConsultationMoveRequest extends ConsultationLinkRequest {
  /** Start of the new time, ISO 8601 in UTC. */
  slot: string;
}
