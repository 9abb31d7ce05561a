import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for the running test, taken away when it ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'northloop-'));
  // A server that is being stopped may still be writing its last file.
  onTestFinished(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  );
  return folder;
}
