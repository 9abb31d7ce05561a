import { defineJourneys } from './journeys';
import { startWebKit } from './webkit';

defineJourneys('WebKit', {
  start: startWebKit,
  startWithoutStorage: () =>
    startWebKit(['--enable-html5-local-storage=false', '--features=-BroadcastChannel']),
});
