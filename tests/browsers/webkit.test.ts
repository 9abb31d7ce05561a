import { defineJourneys } from './journeys';
import { startWebKit } from './webkit';

defineJourneys('WebKit', startWebKit);
