import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { probeInProcess, ReleaseProbeError } from './probe-in-process';

/** Runs a script in place of the probe, with a function for the report. */
async function probeWith(script: string, limit = 30_000): Promise<void> {
  const folder = await temporaryFolder({
    'shell/dist-server/probe.cjs': `
      const fs = require('node:fs');
      const secret = fs.readFileSync(0, 'utf8');
      const report = (problems) => fs.writeSync(3, secret + ' ' + JSON.stringify(problems) + '\\n');
      ${script}`,
    'release/server.mjs': '',
  });
  const command = join(folder, 'shell/dist-server/probe.cjs');
  return probeInProcess(command, join(folder, 'release'), limit);
}

describe('probeInProcess', () => {
  it('is content with a release that runs, and tells the command where it is', async () => {
    const check = `if (!fs.existsSync(process.argv[2] + '/server.mjs')) process.exit(1); report([]);`;
    await expect(probeWith(check)).resolves.toBeUndefined();
  });

  it('tells all problems', async () => {
    const probing = probeWith(`report(['one', 'two']); process.exit(1)`);
    await expect(probing).rejects.toThrow(ReleaseProbeError);
    await expect(probing).rejects.toThrow('one; two');
  });

  it('stops code that never ends', async () => {
    await expect(probeWith('setInterval(() => {}, 1000);', 300)).rejects.toThrow(
      'did not finish in time',
    );
  });

  it.each([
    'process.exit(3)',
    'process.exit(0)',
    `console.log('{"problems":[]}'); process.exit(0)`,
  ])('says so when the release ends the process: %s', async (script) => {
    await expect(probeWith(script)).rejects.toThrow('ended the process');
  });

  it('says so when there is nothing to try', async () => {
    await expect(probeInProcess('/nowhere/probe.js', '/nowhere', 1000)).rejects.toThrow(
      'could not be tested',
    );
  });
});
