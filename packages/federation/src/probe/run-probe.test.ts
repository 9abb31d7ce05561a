import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import { type ProbeOutcome, runProbe } from './run-probe';

/** The start of a probe: it reads the secret before it loads the release. */
const TAKE_SECRET = `
  const fs = require('node:fs');
  const secret = fs.readFileSync(0, 'utf8');
  const report = (problems) => fs.writeSync(3, '\\n' + secret + ' ' + JSON.stringify(problems) + '\\n');
`;

/** Runs a script in place of the probe, with the folder of a release. */
async function outcomeOf(script: string, limit = 30_000): Promise<ProbeOutcome> {
  const folder = await temporaryFolder({
    'shell/dist-server/probe.cjs': script,
    'release/server.mjs': 'export {};',
    'password.txt': 'secret',
  });
  return runProbe(join(folder, 'shell/dist-server/probe.cjs'), join(folder, 'release'), limit);
}

/** What a script can see, as the problems of its report. */
async function seenBy(look: string): Promise<readonly string[]> {
  const outcome = await outcomeOf(`${TAKE_SECRET}
    const attempt = (what) => { try { return String(what()); } catch (error) { return error.code; } };
    report([${look}]);
    process.exit(1);`);
  return outcome.end === 'reported' ? outcome.problems : [outcome.end];
}

describe('runProbe', () => {
  it('takes the report of a probe that came to its end', async () => {
    await expect(outcomeOf(`${TAKE_SECRET} report([]);`)).resolves.toEqual({
      end: 'reported',
      problems: [],
    });
    const problems = ['one', 'two'];
    const script = `${TAKE_SECRET} console.log('a line of the release'); report(${JSON.stringify(problems)}); process.exit(1);`;
    await expect(outcomeOf(script)).resolves.toEqual({ end: 'reported', problems });
  });

  it.each([
    ['its own report', `console.log('{"problems":[]}'); process.exit(0);`],
    [
      'it where the probe writes',
      `fs.writeSync(3, '\\n[]\\n'); fs.writeSync(3, ' []\\n'); process.exit(0);`,
    ],
    [
      'it with a secret of its own',
      `fs.writeSync(3, '\\n' + 'A'.repeat(32) + ' []\\n'); process.exit(0);`,
    ],
    ['nothing', 'process.exit(0);'],
  ])('believes no release that writes %s and ends the process', async (_, script) => {
    await expect(outcomeOf(`${TAKE_SECRET} ${script}`)).resolves.toEqual({
      end: 'ended',
      code: 0,
      lastWords: '',
    });
  });

  it('believes no report without problems of a process that then failed', async () => {
    await expect(outcomeOf(`${TAKE_SECRET} report([]); process.exit(3);`)).resolves.toMatchObject({
      end: 'ended',
      code: 3,
    });
  });

  it('tells the last words of a process that failed', async () => {
    await expect(outcomeOf(`throw new Error('no heap left');`)).resolves.toEqual({
      end: 'ended',
      code: 1,
      lastWords: 'Error: no heap left',
    });
  });

  it('shows a release nothing of the environment', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://user:password@db');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('NODE_OPTIONS', '--no-warnings');
    const [names = ''] = await seenBy(`Object.keys(process.env).sort().join(' ')`);
    // The command shell that sets the limit adds these variables.
    const own = names.split(' ').filter((name) => !/^(PWD|OLDPWD|SHLVL|_)$/.test(name));
    expect(own.filter((name) => name !== 'LD_LIBRARY_PATH')).toEqual(['NODE_ENV']);
  });

  it('lets a release read its own files, and neither others nor the memory of other processes', async () => {
    const seen = await seenBy(`
      attempt(() => fs.readFileSync(process.argv[2] + '/server.mjs')),
      attempt(() => fs.readFileSync(process.argv[2] + '/../password.txt')),
      attempt(() => fs.readFileSync('/proc/' + process.ppid + '/environ')),
      attempt(() => fs.readFileSync('/etc/passwd'))`);
    expect(seen).toEqual(['export {};', ...Array(3).fill('ERR_ACCESS_DENIED')]);
  });

  it('lets a release write nothing, and start no process and no thread', async () => {
    const seen = await seenBy(`
      attempt(() => fs.writeFileSync(process.argv[2] + '/server.mjs', '')),
      attempt(() => fs.rmSync(process.argv[2], { recursive: true })),
      attempt(() => require('node:child_process').execFileSync(process.execPath, ['--version'])),
      attempt(() => new (require('node:worker_threads').Worker)('', { eval: true })),
      attempt(() => process.dlopen({ exports: {} }, process.argv[2] + '/x.node'))`);
    expect(seen.slice(0, 4)).toEqual(Array(4).fill('ERR_ACCESS_DENIED'));
    expect(seen[4]).toBe('ERR_DLOPEN_DISABLED');
  });

  it('stops a loop by its processor time', async () => {
    await expect(outcomeOf('for (;;);', 300_000)).resolves.toEqual({ end: 'too busy' });
  });

  it('stops by the clock what waits for ever', async () => {
    await expect(outcomeOf('setInterval(() => {}, 1000);', 300)).resolves.toEqual({
      end: 'too late',
    });
  });

  it('keeps no more than a part of what is written', async () => {
    const script = `${TAKE_SECRET} for (let i = 0; i < 200; i += 1) fs.writeSync(3, 'x'.repeat(1000)); report([]);`;
    await expect(outcomeOf(script)).resolves.toMatchObject({ end: 'ended' });
  });
});
