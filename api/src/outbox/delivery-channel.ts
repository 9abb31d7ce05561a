/** A way out of the house for one kind of record, such as a mail about each lead. */
export interface DeliveryChannel {
  readonly name: string;
  /**
   * Sends one message.
   * @param subject key of the record it is about; a record that is gone by then needs no message
   * @param deliveryId the same in all attempts, so that a receiver can drop a second copy
   * @param signal ends the attempt
   * @throws whatever went wrong; the delivery is then tried again
   */
  deliver(subject: string, deliveryId: string, signal: AbortSignal): Promise<void>;
}
