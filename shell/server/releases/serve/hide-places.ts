/** What stands for something that is not for everybody. */
const HIDDEN = '…';

/** Names with a slash that say nothing of this machine: an expose such as `./page`, and a package. */
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
 * Leaves out of a message where things lie: folders, files, hosts and their ports. What is wrong can still be told to
 * everybody; where it is stands in the log.
 */
export const hidePlaces = (message: string): string =>
  message
    // The name that a lookup has failed for.
    .replace(/\b(getaddrinfo \w+) \S+/g, `$1 ${HIDDEN}`)
    .split(/(\s+)/)
    .map((word) => (isPlace(word) ? HIDDEN : word))
    .join('');
