import { Agent } from 'node:http';
import { postJson, type ReceivedAnswer, sendRequest } from '../../fixtures/api/send-request';
import { openMemoryReports, type ProcessMemory } from '../fixtures/process-memory';
import { startUnlimitedSite } from '../fixtures/unlimited-site';

const PARTS = { shell: 'shell/dist-server/main.js', api: 'api/dist/main.js' } as const;

/** Memory of each part of a site, early and late in a run. */
export interface WatchedMemory {
  early: Record<keyof typeof PARTS, ProcessMemory>;
  late: Record<keyof typeof PARTS, ProcessMemory>;
  /** Number of answers by status. */
  statuses: Map<number, number>;
}

/** Concurrent calls. */
const CLIENTS = 8;

const read = (path: string) => (agent: Agent, url: string) =>
  sendRequest({ agent, url: `${url}${path}`, headers: { 'accept-encoding': 'br' } });
const post = (path: string, body: object) => (agent: Agent, url: string) =>
  postJson(agent, `${url}${path}`, body);

/** The calls that visitors make in turn. All except the last few succeed. */
const CALLS: readonly ((agent: Agent, url: string) => Promise<ReceivedAnswer>)[] = [
  read('/'),
  read('/api/services'),
  read('/about'),
  read('/favicon.ico'),
  post('/api/chatbot/message', { message: 'What does a website cost?' }),
  read('/blog'),
  read('/api/location'),
  read('/search.json?q=contrast'),
  read('/blog/future-of-web-design-ai-powered-tools'),
  read('/modules/status.json'),
  read('/services/seo'),
  read('/api/health'),
  post('/api/mockup/generate', {
    companyName: 'Bakery',
    industry: 'restaurant',
    websiteType: 'landing',
    description: 'Bread and cakes from our own oven',
  }),
  read('/search?q=web'),
  read('/sitemap.xml'),
  post('/api/contact', { name: 'Dana', email: 'dana@bakery.example', message: 'Hello there' }),
  read('/modules/blog/current.json'),
  read('/api/nothing'),
  read('/no-such-page'),
  post('/modules/failures', { none: true }),
];

/**
 * Lets visitors use a site, and measures the memory of its parts during the run and at the end.
 * @param early number of requests before the first measurement.
 * @param late number of requests before the second one.
 */
export async function watchMemory(early: number, late: number): Promise<WatchedMemory> {
  const reports = await openMemoryReports(PARTS);
  // The guard stores every page view of its window, so a faster minute would look like a leak.
  const site = await startUnlimitedSite({
    ...reports.env,
    GUARD_WINDOW_MS: '2000',
    GUARD_VISITORS_WINDOW_MS: '2000',
  });
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  let sent = 0;

  async function use(until: number): Promise<void> {
    const client = async () => {
      while (sent < until) {
        const call = CALLS[sent % CALLS.length];
        sent += 1;
        const status = (await call?.(agent, site.url))?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  }

  try {
    await use(early);
    const first = await reports.read();
    await use(late);
    return { early: first, late: await reports.read(), statuses };
  } finally {
    agent.destroy();
    await site.dispose();
    await reports.dispose();
  }
}
