import { CONSULTATION_NEAREST } from '@northloop/contracts';
import { useEffect, useState } from 'react';
import { nearestSlots } from './nearest-slots';
import { useSlots } from './use-slots';
import { useVisitorClock } from './use-visitor-clock';

/**
 * The free times, and the one that the visitor has chosen. Notices when somebody else takes it.
 * @param initial the free times from the server; null if the page has to load them
 * @param first the time that is chosen at first; empty for none
 * @param isSending while the choice is being sent, it may go because it is becoming the visitor's own
 * @param onTaken called with the time that is gone and the nearest free ones
 */
export function useChosenSlot(
  initial: readonly string[] | null,
  first: string,
  isSending: boolean,
  onTaken: (slot: string, nearest: readonly string[]) => void,
) {
  const known = useSlots(initial);
  const { slots, refresh } = known;
  const clock = useVisitorClock();
  const [slot, choose] = useState(first);

  useEffect(() => {
    if (slots === null || slot === '' || isSending || slots.includes(slot)) return;
    choose('');
    onTaken(slot, nearestSlots(slots, slot, CONSULTATION_NEAREST));
  });

  return {
    ...known,
    clock,
    /** Empty if none is chosen. */
    slot,
    choose,
    /** Forgets a choice that the API refused, and looks what is free now. */
    drop: () => {
      choose('');
      void refresh();
    },
  };
}
