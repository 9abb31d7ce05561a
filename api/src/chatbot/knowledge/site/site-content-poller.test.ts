import type { RequestListener } from 'node:http';
import { eventually } from '@northloop/testing/eventually';
import { listen } from '@northloop/testing/vitest';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../logging/logger.js';
import { KnowledgeBase } from '../knowledge-base.js';
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
  const knowledge = new KnowledgeBase();
  const log: string[] = [];
  const settings = { siteContent: { url, pollSeconds }, model: undefined };
  const poller = new SiteContentPoller(
    knowledge,
    settings,
    createLogger('info', (line) => log.push(line)),
  );
  poller.start();
  onTestFinished(() => poller.onApplicationShutdown());
  return { knowledge, log };
}

it('learns what the site says, once for each version of it', async () => {
  const tags: (string | undefined)[] = [];
  const { knowledge, log } = await poll((request, response) => {
    tags.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else {
      response.writeHead(200, { etag: '"1"', 'content-type': 'application/json' });
      response.end(JSON.stringify({ version: '1', entries: [entry, { path: 'https://evil' }] }));
    }
  });
  await eventually(() => expect(tags.length).toBeGreaterThan(2));
  expect(knowledge.index.find('walleye season')?.document.path).toBe('/blog/walleye');
  expect(tags.slice(1, 3)).toEqual(['"1"', '"1"']);
  expect(log.filter((line) => line.includes('knows the site'))).toHaveLength(1);
});

it('keeps what it knew when the site fails, and says so once', async () => {
  let asked = 0;
  const { knowledge, log } = await poll((_, response) => {
    asked += 1;
    if (asked === 1) response.end(JSON.stringify({ entries: [entry] }));
    else if (asked % 2 === 0) response.end('<html>');
    else response.writeHead(500).end();
  });
  await eventually(() => expect(asked).toBeGreaterThan(4));
  expect(knowledge.index.find('walleye season')).toBeDefined();
  expect(log.filter((line) => line.includes('cannot be read'))).toHaveLength(1);
});

it('asks a site that is starting again soon, and calls that no fault', async () => {
  let asked = 0;
  const { knowledge, log } = await poll((_, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(503).end();
    else response.end(JSON.stringify({ entries: [entry] }));
  }, 600);
  await eventually(() => expect(knowledge.index.find('walleye season')).toBeDefined());
  expect(asked).toBe(2);
  expect(log.filter((line) => line.includes('cannot be read'))).toEqual([]);
});
