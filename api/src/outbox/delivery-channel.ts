/** A way to send messages about one kind of record to another system, such as a mail for each lead. */
export interface DeliveryChannel {
  readonly name: string;
  /**
   * Sends one message.
   * @param subject key of the record it is about; if the record has been deleted, nothing is sent
   * @param deliveryId the same in all attempts, so that a receiver can drop duplicates
   * @param signal aborts the attempt
   * @throws on any failure; the delivery is then retried
   */
  deliver(subject: string, deliveryId: string, signal: AbortSignal): Promise<void>;
}
