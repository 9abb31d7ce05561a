/**
 * A free time as the visitor's clock shows it, such as `Tuesday, December 8, 3:00 PM`.
 * @param slot ISO 8601 in UTC
 */
export const slotInWords = (slot: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(slot))
    .replace(/\s(?=[AP]M)/, '\u00a0');
