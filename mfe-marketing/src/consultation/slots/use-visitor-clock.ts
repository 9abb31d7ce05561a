import { visitorTimeZone } from '@northloop/kit/browser-features/visitor-time-zone';
import { useSyncExternalStore } from 'react';
import { type SlotClock, slotClock, studioClock } from './slot-clock';

const never = () => () => {};

/** The clock in the visitor's time zone. The server does not know it, so its HTML shows the studio's. */
export const useVisitorClock = (): SlotClock =>
  useSyncExternalStore(never, visitorClock, studioClock);

function visitorClock(): SlotClock {
  const zone = visitorTimeZone();
  return zone === undefined ? studioClock() : slotClock(zone);
}
