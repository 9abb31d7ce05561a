import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';

/** The folder of the build's output; the same from the sources and from the build. */
const FOLDER = new URL('../../../dist/mockup/', import.meta.url);
const FILE = new URL('pictures.bin', FOLDER);

/** Drawings of things, and words for them that are not their names. */
export interface KnownPictures {
  readonly drawings: Readonly<Record<string, string>>;
  /** Name of a picture by word. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * The pictures as the build left them.
 * @throws Error if there is no build
 */
export function loadPictures(): KnownPictures {
  try {
    return deserialize(readFileSync(FILE)) as KnownPictures;
  } catch (cause) {
    throw new Error(`${FILE.pathname} is not there: run pnpm build.`, { cause });
  }
}

/** Writes them for {@link loadPictures}. */
export function writePictures(known: KnownPictures): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, serialize(known));
}
