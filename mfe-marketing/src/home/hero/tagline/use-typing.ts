import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstTyping, nextTyping, typingDelay } from './typing';

/**
 * Types phrases one after the other into an element that shows the first of them; stands still, where it is, while
 * `running` is false. React has no part in the single characters: a render at each of them starts the hydration of what
 * stands below anew, which on a slow device then does not end while somebody types.
 * @param prefix stands before each phrase.
 * @param phrases the same array at every render.
 * @returns the index of the phrase that is on screen.
 */
export function useTyping(
  element: RefObject<HTMLElement | null>,
  { prefix, phrases }: { prefix: string; phrases: readonly string[] },
  running: boolean,
): number {
  const typing = useRef(firstTyping(phrases));
  const [phrase, setPhrase] = useState(typing.current.phrase);

  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(type, typingDelay(typing.current, phrases));
    };
    const type = () => {
      typing.current = nextTyping(typing.current, phrases);
      const { phrase: index, length } = typing.current;
      if (element.current) {
        element.current.textContent = `${prefix} ${phrases[index]?.slice(0, length)}`;
      }
      setPhrase(index);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [element, prefix, phrases, running]);

  return phrase;
}
