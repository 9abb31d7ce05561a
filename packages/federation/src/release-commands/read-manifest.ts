import type { ModuleManifest, ModuleName } from '@northloop/contracts';
import { runnerImport } from 'vite';
import { isRecord } from '../release-store/is-record.js';
import { CommandFailure } from './command-failure.js';

/**
 * Reads what a module promises.
 * @param file path of its `module.ts`.
 * @throws {CommandFailure} when it exports no manifest of that module.
 */
export async function readManifest(file: string, module: ModuleName): Promise<ModuleManifest> {
  const { module: exported } = await runnerImport<Record<string, unknown>>(file);
  const manifest = Object.values(exported).find(
    (value) => isRecord(value) && value.name === module && isRecord(value.exposes),
  );
  if (!manifest) throw new CommandFailure(`${file} exports no manifest of ${module}`);
  return manifest as ModuleManifest;
}
