import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstTyping, nextTyping, typingDelay } from './typing';

/**
 * Types phrases one after the other into an element that initially shows the first one. The animation pauses while
 * `running` is false. React does not render the individual characters: every render would restart the hydration of the
 * sections below, which on a slow device would not finish during the animation.
 * @param prefix text before each phrase.
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
