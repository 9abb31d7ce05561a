import type { RequestListener } from 'node:http';
import { eventually } from '@northloop/testing/eventually';
import { listen } from '@northloop/testing/vitest';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../logging/logger.js';
import { absentEncoder } from '../../../sentence-encoder/absent-encoder.js';
import { loadKnowledge } from '../load-knowledge.js';
import { SiteContentPoller } from './site-content-poller.js';

const entry = {
  path: '/blog/walleye',
  kind: 'article',
  title: 'Walleye season on the web',
  description: 'What anglers look for.',
  text: 'Walleye, walleye, walleye.',
};

async function poll(listener: RequestListener, pollSeconds = 0.05) {
  const url = `${await listen(listener)}/content.json`;
  const knowledge = loadKnowledge(absentEncoder);
  const log: string[] = [];
  const settings = { siteContent: { url, pollSeconds }, hasEncoder: false, model: undefined };
  const poller = new SiteContentPoller(
    knowledge,
    settings,
    createLogger('info', (line) => log.push(line)),
  );
  poller.start();
  onTestFinished(() => poller.onApplicationShutdown());
  /** The page whose text fits best. */
  const pageFor = async (text: string) => (await knowledge.passages.find(text))[0]?.passage.path;
  return { knowledge, log, pageFor };
}

it('learns what the site says, once for each version of it', async () => {
  const tags: (string | undefined)[] = [];
  const { knowledge, log, pageFor } = await poll((request, response) => {
    tags.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else {
      response.writeHead(200, { etag: '"1"', 'content-type': 'application/json' });
      response.end(JSON.stringify({ version: '1', entries: [entry, { path: 'https://evil' }] }));
    }
  });
  await eventually(() => expect(tags.length).toBeGreaterThan(2));
  expect(await pageFor('walleye season')).toBe('/blog/walleye');
  expect(knowledge.articles).toEqual([{ title: entry.title, path: entry.path, author: undefined }]);
  expect(tags.slice(1, 3)).toEqual(['"1"', '"1"']);
  expect(log.filter((line) => line.includes('knows the site'))).toHaveLength(1);
});

it('keeps what it knew when the site fails, and says so once', async () => {
  let asked = 0;
  const { log, pageFor } = await poll((_, response) => {
    asked += 1;
    if (asked === 1) response.end(JSON.stringify({ entries: [entry] }));
    else if (asked % 2 === 0) response.end('<html>');
    else response.writeHead(500).end();
  });
  await eventually(() => expect(asked).toBeGreaterThan(4));
  expect(await pageFor('walleye season')).toBe('/blog/walleye');
  expect(log.filter((line) => line.includes('cannot be read'))).toHaveLength(1);
});

it('asks a site that is starting again soon, and calls that no fault', async () => {
  let asked = 0;
  const { log, pageFor } = await poll((_, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(503).end();
    else response.end(JSON.stringify({ entries: [entry] }));
  }, 600);
  await eventually(async () => expect(await pageFor('walleye season')).toBe('/blog/walleye'));
  expect(asked).toBe(2);
  expect(log.filter((line) => line.includes('cannot be read'))).toEqual([]);
});
