import type { contacts } from '../../database/schema.js';

/** A stored lead, as it is passed to the channels. */
export type Lead = typeof contacts.$inferSelect;

/** A way to report a lead, such as a mail to the agency. */
export interface LeadChannel {
  readonly name: string;
  /** Whether it writes to the visitor. Anyone may have typed the address into the form, so such mails are limited. */
  readonly writesToVisitor: boolean;
  /** Whether this channel reports the lead. */
  accepts(lead: Pick<Lead, 'suspicion'>): boolean;
  /**
   * Reports one lead.
   * @param deliveryId the same in all attempts, so that a receiver can drop duplicates
   * @param signal aborts the attempt
   * @throws on any failure; the report is then retried
   */
  deliver(lead: Lead, deliveryId: string, signal: AbortSignal): Promise<void>;
}

/** Injection token of the list of configured {@link LeadChannel}s. */
export const LEAD_CHANNELS = Symbol('LeadChannels');
