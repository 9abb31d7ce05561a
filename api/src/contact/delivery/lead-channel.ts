import type { contacts } from '../../database/schema.js';

/** A stored lead, as channels report it. */
export type Lead = typeof contacts.$inferSelect;

/** A way to report a lead, such as a mail to the agency. */
export interface LeadChannel {
  readonly name: string;
  /** Whether it writes to the visitor. The address is only what was typed into a form, so such mails are limited. */
  readonly writesToVisitor: boolean;
  /** Whether a lead is reported this way at all. */
  accepts(lead: Pick<Lead, 'suspicion'>): boolean;
  /**
   * Reports one lead.
   * @param deliveryId the same in all attempts, so that a receiver can drop a second copy
   * @param signal ends the attempt
   * @throws whatever went wrong; the report is then tried again
   */
  deliver(lead: Lead, deliveryId: string, signal: AbortSignal): Promise<void>;
}

/** Injection token of the list of {@link LeadChannel}s, as far as they are set up. */
export const LEAD_CHANNELS = Symbol('LeadChannels');
