import { startSite } from '../fixtures/site/start-site';
import type { RunningApi } from './start-api';

/** The API's log message after it has read the live pages. */
const LEARNED = 'The assistant knows the site’s content';

/** How long that may take, and how often to check, in milliseconds. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 250;

/**
 * Starts the composed site and returns its API once the assistant has read the live pages.
 * @throws Error if it has not read them within a minute.
 */
export async function startLive(): Promise<RunningApi> {
  const site = await startSite({
    RATE_LIMIT_CHAT: '1000000',
    RATE_LIMIT_MOCKUP: '1000000',
    SITE_CONTENT_POLL_SECONDS: '1',
    LOG_LEVEL: 'info',
  });
  const patience = Date.now() + PATIENCE_MS;
  while (!site.log().includes(LEARNED)) {
    if (Date.now() > patience) {
      await site.dispose();
      throw new Error(`The assistant has not read the site:\n${site.log()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return { url: `${site.url}/api`, stop: site.dispose };
}
