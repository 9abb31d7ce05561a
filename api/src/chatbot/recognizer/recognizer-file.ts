import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { RecognizerModel } from './train-recognizer.js';

/** Beside this file in the build's output. Nothing stands there in the sources. */
const FILE = fileURLToPath(new URL('recognizer.bin', import.meta.url));

/** What the build has learned; undefined where the sources run. */
export function readRecognizerModel(): RecognizerModel | undefined {
  try {
    return deserialize(readFileSync(FILE)) as RecognizerModel;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps a model for {@link readRecognizerModel}. */
export function writeRecognizerModel(model: RecognizerModel): void {
  writeFileSync(FILE, serialize(model));
}
