/** Replaces text that is not public. */
const HIDDEN = '…';

/** Names with a slash that reveal nothing about this machine: an expose such as `./page`, and a package. */
const PUBLIC_NAME = /^["'(]*(\.\/[\w-]+|@[\w-]+\/[\w.-]+)["'),.;:]*$/;

const PLACES: readonly RegExp[] = [
  // Folders, files and addresses of servers.
  /[/\\]/,
  // IPv4; a name or a number with a port; IPv6.
  /\b\d{1,3}(\.\d{1,3}){3}\b/,
  /\b[a-z][\w.-]*:\d{2,5}\b/i,
  /^[[("']*[\da-f.]*:[\da-f.]*:[\da-f.:]*[\])"',;.]*/i,
];

const isPlace = (word: string): boolean =>
  !PUBLIC_NAME.test(word) && PLACES.some((pattern) => pattern.test(word));

/**
 * Removes folders, files, hosts and ports from a message. The rest can be shown to anyone; the log has the complete
 * message.
 */
export const hidePlaces = (message: string): string =>
  message
    // The host name of a failed DNS lookup.
    .replace(/\b(getaddrinfo \w+) \S+/g, `$1 ${HIDDEN}`)
    .split(/(\s+)/)
    .map((word) => (isPlace(word) ? HIDDEN : word))
    .join('');
