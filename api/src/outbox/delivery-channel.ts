import type { contacts } from '../database/schema.js';
import type { Subscription } from '../newsletter/subscription.js';

/** A stored lead, as channels report it. */
export type Lead = typeof contacts.$inferSelect;

/** A way out of the house for one kind of record. */
interface Channel<Subject> {
  readonly name: string;
  /**
   * Sends one message. `deliveryId` stays the same through all attempts, so that a receiver can drop a
   * second copy; `signal` ends the attempt.
   * @throws whatever went wrong; the delivery is then tried again
   */
  deliver(subject: Subject, deliveryId: string, signal: AbortSignal): Promise<void>;
}

/** A way to report a lead, such as a mail to the agency. */
export interface DeliveryChannel extends Channel<Lead> {
  /** Whether it writes to the visitor. The address is only what was typed into a form, so such mails are limited. */
  readonly writesToVisitor: boolean;
  /** Whether a lead is reported this way at all. */
  accepts(lead: Pick<Lead, 'suspicion'>): boolean;
}

/** The way to ask a subscriber to confirm. */
export type ConfirmationChannel = Channel<Subscription>;

/** Injection token of the list of channels that report leads, as far as they are set up. */
export const DELIVERY_CHANNELS = Symbol('DeliveryChannels');

/** Injection token of the {@link ConfirmationChannel}, or null when none is set up. */
export const CONFIRMATION_CHANNEL = Symbol('ConfirmationChannel');
