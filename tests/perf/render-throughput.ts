import { Agent, get } from 'node:http';
import { startSite } from '../fixtures/site/start-site';

/**
 * `npx tsx tests/perf/render-throughput.ts [paths…]`: measures how many pages per second the shell's server renders,
 * without a cache, and for comparison how many health checks per second the same process answers. Client and API run
 * on the same machine.
 */
const SECONDS = 10;
const AT_ONCE = 16;

const paths =
  process.argv.length > 2 ? process.argv.slice(2) : ['/', '/about', '/blog', '/privacy'];
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const read = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });

/** Answers per second, not counting the first second. @throws if one of them is not a 200. */
async function rateOf(url: string): Promise<number> {
  let counted = 0;
  const begin = performance.now() + 1000;
  const end = begin + SECONDS * 1000;
  const keepAsking = async () => {
    while (performance.now() < end) {
      const status = await read(url);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      if (performance.now() >= begin) counted += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  return counted / SECONDS;
}

const site = await startSite({ LOG_LEVEL: 'error' });
try {
  const bare = await rateOf(`${site.url}/healthz`);
  process.stdout.write(`${'page'.padEnd(40)}a second   share of a bare answer\n`);
  process.stdout.write(`${'/healthz'.padEnd(40)}${bare.toFixed(0).padStart(8)}\n`);
  for (const path of paths) {
    const rate = await rateOf(`${site.url}${path}`);
    const share = (rate / bare).toFixed(3);
    process.stdout.write(`${path.padEnd(40)}${rate.toFixed(0).padStart(8)}   ${share}\n`);
  }
} finally {
  agent.destroy();
  await site.dispose();
}
