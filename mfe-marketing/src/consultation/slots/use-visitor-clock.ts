import { useSyncExternalStore } from 'react';
import { type SlotClock, slotClock, studioClock } from './slot-clock';

const never = () => () => {};

/** The clock in the visitor's time zone. The server does not know it, so its HTML shows the studio's. */
export const useVisitorClock = (): SlotClock =>
  useSyncExternalStore(never, visitorClock, studioClock);

function visitorClock(): SlotClock {
  try {
    return slotClock(Intl.DateTimeFormat().resolvedOptions().timeZone);
  } catch {
    // Some browsers that hide their zone give a name that they do not know themselves.
    return studioClock();
  }
}
