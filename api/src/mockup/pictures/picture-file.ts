import { deserialize, serialize } from 'node:v8';
import { readBuilt, writeBuilt } from '../../built-files/built-file.js';

const FILE = 'mockup/pictures.bin';

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
export const loadPictures = (): KnownPictures => deserialize(readBuilt(FILE)) as KnownPictures;

/** Writes them for {@link loadPictures}. */
export const writePictures = (known: KnownPictures): void => writeBuilt(FILE, serialize(known));
