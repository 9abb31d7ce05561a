import { startFirefox } from './firefox';
import { defineJourneys } from './journeys';

defineJourneys('Firefox', startFirefox, () => startFirefox(false));
