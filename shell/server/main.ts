import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REGISTRY_FILE } from '@northloop/contracts';
import { SettingsError } from '@northloop/contracts/settings';
import { openReleaseReader } from '@northloop/federation/release-store';
import { composeSite } from './compose-site';
import { readConfig, type ShellConfig } from './config';
import { limitConnections } from './http/limit-connections';
import { serveShellFiles } from './http/serve-assets';
import { createLog } from './logging/create-log';
import type { Renderer } from './page/renderer';
import { readShellAssets } from './page/shell-assets';
import { dropOtherVariables } from './process/drop-variables';
import { startServer } from './process/start-server';
import { openWithdrawals } from './releases/guard/withdrawals';
import { pruneCopies } from './releases/mirror/prune-copies';
import { createReleaseMirror } from './releases/mirror/release-mirror';
import { checkShared } from './releases/probe/check-shared';
import { builtProbe, probeInProcess } from './releases/probe/probe-in-process';
import { provideRuntimeCore } from './releases/provide-runtime-core';
import { createModuleOrigins } from './releases/registry/module-origin';
import { createOriginRegistry } from './releases/registry/origin-registry';
import type { RegistryOptions } from './releases/registry/release-registry';
import { createStoreRegistry } from './releases/registry/store-registry';

const builtFolder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

dropOtherVariables(process.env);

// React and the renderer's pages read this when they are first imported.
process.env.NODE_ENV ??= 'production';

provideRuntimeCore();

/**
 * Longest time that testing a release in a separate process may take, in milliseconds. It is long so that an overloaded
 * machine does not refuse good releases. An endless loop is stopped much earlier, by its processor time.
 */
const PROBE_LIMIT_MS = 60_000;

async function start(config: ShellConfig): Promise<void> {
  const log = createLog(config.logLevel);
  const renderer = (await import(
    /* @vite-ignore */ new URL('../dist-ssr/entry-server.js', import.meta.url).href
  )) as Renderer;
  const assets = readShellAssets(builtFolder('dist'));
  const releasesDir = join(config.dataDir, 'releases');
  const mirror = createReleaseMirror(releasesDir);
  const probe = builtProbe();
  const following: RegistryOptions = {
    mirror,
    log,
    pollInterval: config.pollInterval,
    withdrawals: openWithdrawals(join(releasesDir, 'withdrawn.json'), log),
    warm: async (record, serverEntry) => {
      checkShared(record, renderer.sharedVersions);
      const folder = mirror.folderOf(record.module, record.version);
      await probeInProcess(probe, folder, PROBE_LIMIT_MS);
      for (const expose of Object.keys(record.exposes)) {
        await renderer.loadExpose(record, expose, serverEntry);
      }
    },
  };
  const registry = config.releaseStore
    ? createStoreRegistry({
        ...following,
        reader: openReleaseReader(config.releaseStore),
        documentFile: join(releasesDir, REGISTRY_FILE),
        pins: config.releasePins,
      })
    : createOriginRegistry({ ...following, origins: createModuleOrigins(config.moduleOrigins) });
  await registry.start();
  pruneCopies(mirror, registry, log);
  const { server, readiness } = composeSite({
    config,
    log,
    registry,
    mirror,
    renderer: async () => renderer,
    assets: async () => assets,
    serveShellFiles: serveShellFiles(builtFolder('dist')),
  });
  if (config.proxiesInFront === 0 && config.connectionsPerAddress > 0) {
    limitConnections(server, { most: config.connectionsPerAddress, log });
  }
  startServer(server, { registry, readiness, config, log });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
