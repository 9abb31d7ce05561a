import { startWebKit } from './drivers/webkit';
import { defineJourneys } from './journeys/journeys';

defineJourneys('WebKit', {
  start: startWebKit,
  startWithoutStorage: () =>
    startWebKit(['--enable-html5-local-storage=false', '--features=-BroadcastChannel']),
});
