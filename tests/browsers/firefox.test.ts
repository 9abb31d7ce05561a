import { startFirefox } from './drivers/firefox';
import { defineJourneys } from './journeys/journeys';

/** "Block all cookies": storage and channels between tabs throw. */
const ALL_COOKIES_BLOCKED = 2;

defineJourneys('Firefox', {
  start: startFirefox,
  startWithoutScripts: () => startFirefox({ 'javascript.enabled': false }),
  startWithoutStorage: () => startFirefox({ 'network.cookie.cookieBehavior': ALL_COOKIES_BLOCKED }),
});
