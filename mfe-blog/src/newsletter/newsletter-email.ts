import { CONTACT_MAX_LENGTH, EMAIL_PATTERN } from '@northloop/contracts';

/** Checks an address by the site's own rule. @returns what is wrong with it, or null. */
export function problemOfEmail(email: string): string | null {
  const trimmed = email.trim();
  return EMAIL_PATTERN.test(trimmed) && trimmed.length <= CONTACT_MAX_LENGTH.email
    ? null
    : 'Invalid email address';
}
