import { MOCKUP_PICTURES_PATH, type MockupPictures, type SharedMockup } from '@northloop/contracts';

/** Drawings that were already fetched, by their names in one line. */
const fetched = new Map<string, Promise<MockupPictures>>();

/** How long a page waits for its pictures before it is drawn with patterns instead, in milliseconds. */
const PATIENCE_MS = 2500;

/** Loads the drawings that a draft names; none if they cannot be fetched. A later call tries again. */
export async function loadPictures(mockup: SharedMockup): Promise<MockupPictures> {
  const names = picturesOf(mockup).sort().join(',');
  if (names === '') return {};
  try {
    const pending = fetched.get(names) ?? fetchPictures(names);
    fetched.set(names, pending);
    return await pending;
  } catch {
    fetched.delete(names);
    return {};
  }
}

/** Names of all the pictures of a draft, each once. */
export function picturesOf({ scene = [], sections }: SharedMockup): string[] {
  const things = sections.flatMap(({ services = [], entries = [] }) => [...services, ...entries]);
  return [...new Set([...scene, ...things.flatMap(({ picture }) => picture ?? [])])];
}

async function fetchPictures(names: string): Promise<MockupPictures> {
  const response = await fetch(`${MOCKUP_PICTURES_PATH}?names=${encodeURIComponent(names)}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Pictures answered ${response.status}`);
  }
  return (await response.json()) as MockupPictures;
}
