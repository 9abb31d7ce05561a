import { useEffect, useState } from 'react';
import { firstTyping, nextTyping, type Typing, typingDelay } from './typing';

/**
 * The typed line's state over time. It stands still, where it is, while `running` is false.
 * @param phrases the same array at every render.
 */
export function useTyping(phrases: readonly string[], running: boolean): Typing {
  const [typing, setTyping] = useState(() => firstTyping(phrases));

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(
      () => setTyping((current) => nextTyping(current, phrases)),
      typingDelay(typing, phrases),
    );
    return () => clearTimeout(timer);
  }, [typing, phrases, running]);

  return typing;
}
