import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { RecognizerModel } from './train-recognizer.js';

/** In the build's output, next to the compiled file. It does not exist in the sources. */
const FILE = fileURLToPath(new URL('recognizer.bin', import.meta.url));

/** The model from the build; undefined when running from the sources. */
export function readRecognizerModel(): RecognizerModel | undefined {
  try {
    return deserialize(readFileSync(FILE)) as RecognizerModel;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a model for {@link readRecognizerModel}. */
export function writeRecognizerModel(model: RecognizerModel): void {
  writeFileSync(FILE, serialize(model));
}
