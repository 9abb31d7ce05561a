// A package version, as in a stack trace's express@5.3.0, is not a domain.
const ADDRESS = /[^\s@<>,;:"'()[\]{}\\/=]{1,64}@(?!\d+\.\d+\.\d+)[^\s@<>,;:"'()[\]{}\\/]{1,253}/gu;

/**
 * Replaces every e-mail address in a text, so that none is logged, not even as part of another system's error message.
 */
export function hideAddresses(text: string): string {
  return text.includes('@') ? text.replace(ADDRESS, '[address]') : text;
}
