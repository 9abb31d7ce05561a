import { CONTACT_MAX_LENGTH, isEmailAddress, plainAddress } from '@northloop/contracts';

/** Checks an address by the site's own rule. @returns what is wrong with it, or null. */
export function problemOfEmail(email: string): string | null {
  const address = plainAddress(email);
  return isEmailAddress(address) && address.length <= CONTACT_MAX_LENGTH.email
    ? null
    : 'Invalid email address';
}
