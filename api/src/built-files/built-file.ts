import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The build's output; the same from the sources and from the build. */
const OUTPUT = new URL('../../dist/', import.meta.url);

/**
 * Reads a file that the build has written.
 * @param path below the build's output, such as 'mockup/trades.bin'
 * @throws Error if there is no build
 */
export function readBuilt(path: string): Buffer {
  const file = new URL(path, OUTPUT);
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`${file.pathname} is not there: run pnpm build.`, { cause });
  }
}

/** Writes a file for {@link readBuilt}. */
export function writeBuilt(path: string, content: Uint8Array | string): void {
  const file = new URL(path, OUTPUT);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
}
