import { runUntilStopped } from './run-until-stopped';
import { startSite } from './start-site';

/** `pnpm start`: the whole site as built, until it is told to stop or a part of it ends. */
const code = await runUntilStopped(async (processes) => {
  const url = await startSite(process.env, processes);
  return `The site is ready on ${url}`;
});
// Outright: stopped during the start, we would still wait a minute for a part that does not come any more.
process.exit(code);
