import { Agent } from 'node:http';
import { sendRequest } from '../fixtures/api/send-request';
import { percentile } from '../fixtures/figures/percentile';
import { startLargeBlogSite } from './blog/large-blog';
import { measureTransfer } from './blog/list-transfer';

const ARTICLES = 2000;
const REQUESTS = 200;
/** Typical searches: common words, rare ones, beginnings of words, a typo, a word without results. */
const SEARCHES = [
  'contrast',
  'website',
  'reac',
  'perfomance',
  'local search',
  'color of buttons',
  'zzzz',
];

const agent = new Agent({ keepAlive: true });
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const print = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Prints what a large blog costs visitors and the server. */
const site = await startLargeBlogSite(ARTICLES);
try {
  const timesOf = async (paths: readonly string[]): Promise<number[]> => {
    const times: number[] = [];
    for (let count = 0; count < REQUESTS; count++) {
      const begin = performance.now();
      const { status } = await sendRequest({
        url: `${site.url}${paths[count % paths.length]}`,
        agent,
      });
      if (status !== 200) throw new Error(`${paths[count % paths.length]} answered ${status}`);
      times.push(performance.now() - begin);
    }
    return times;
  };

  print(
    `## The site with ${ARTICLES} articles`,
    '',
    '| | KB with gzip or Brotli |',
    '| --- | --- |',
  );
  for (const path of ['/blog', '/blog?page=80', '/blog?category=SEO&page=7', site.postPath]) {
    const { html, module, code, data } = await measureTransfer(`${site.url}${path}`);
    print(
      `| ${path}: HTML | ${kb(html)} |`,
      `| … the blog’s scripts and sheet | ${kb(module)} |`,
      `| … all scripts and sheets | ${kb(code)} |`,
      `| … files with articles | ${data.length} |`,
    );
  }

  print(`| for searching and paging: the index, fetched once | ${kb(site.indexBytes)} |`);

  print('', '| | p50 ms | p95 ms |', '| --- | --- | --- |');
  const searches = SEARCHES.map((text) => `/search.json?${new URLSearchParams({ q: text })}`);
  const begin = performance.now();
  await sendRequest({ url: `${site.url}${searches[0]}`, agent });
  const firstSearch = performance.now() - begin;
  for (const [name, paths] of [
    ['/search.json', searches],
    ['/blog', ['/blog', '/blog?page=80', '/blog?q=contrast', '/blog?category=SEO']],
    ['a post', [site.postPath]],
    ['/sitemap.xml', ['/sitemap.xml']],
    ['/blog/rss.xml', ['/blog/rss.xml']],
  ] as const) {
    const times = await timesOf(paths);
    print(
      `| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |`,
    );
  }

  const release = await site.releaseOneMore();
  print(
    '',
    '| | |',
    '| --- | --- |',
    `| the first search after a start, index included | ${(firstSearch / 1000).toFixed(1)} s |`,
    `| files of a release | ${release.files} |`,
    `| from a release being served to its use: copied, verified, tried out | ${release.seconds.toFixed(1)} s |`,
  );
} finally {
  agent.destroy();
  await site.dispose();
}
