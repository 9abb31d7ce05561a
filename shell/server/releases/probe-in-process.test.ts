import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { probeInProcess, ReleaseProbeError } from './probe-in-process';

/** Runs a command in the place of the probe. */
async function probeWith(source: string, limit = 5000): Promise<void> {
  const command = join(await temporaryFolder(), 'probe.mjs');
  await writeFile(command, source);
  return probeInProcess(command, '/release', limit);
}

describe('probeInProcess', () => {
  it('is content with a release that runs, and tells the command where it is', async () => {
    const check = `if (process.argv[2] !== '/release') process.exit(1);
      console.log(JSON.stringify({ problems: [] }));`;
    await expect(probeWith(check)).resolves.toBeUndefined();
  });

  it('tells all problems', async () => {
    const probing = probeWith(
      `console.log('a line of the release');
       console.log(JSON.stringify({ problems: ['one', 'two'] })); process.exit(1)`,
    );
    await expect(probing).rejects.toThrow(ReleaseProbeError);
    await expect(probing).rejects.toThrow('one; two');
  });

  it('stops code that never ends', async () => {
    await expect(probeWith('for (;;);', 300)).rejects.toThrow(
      'did not come to an end in the time it is given',
    );
  });

  it('says so when the release ends the process', async () => {
    await expect(probeWith('process.exit(3)')).rejects.toThrow('ended the process');
    await expect(probeWith('process.exit(0)')).rejects.toThrow('ended the process');
  });
});
