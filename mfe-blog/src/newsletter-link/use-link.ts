import type { NewsletterLinkRequest, NewsletterLinkResponse } from '@northloop/contracts';
import { apiClient } from '@northloop/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstState, type LinkState, stateAfter } from './link-state';
import type { LinkText } from './link-text';

interface Link {
  state: LinkState;
  /** Posts the token. */
  follow: () => Promise<void>;
  /** Place of the heading, which takes the focus when the button goes. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Place of the button, which gets the focus back when it may be pressed again. */
  button: RefObject<HTMLButtonElement | null>;
}

/** What becomes of a link from a mail: nothing, until the visitor presses the button. */
export function useLink(token: string, { endpoint, failed }: LinkText): Link {
  const [state, setState] = useState(() => firstState(token));
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasFollowed = useRef(false);

  useEffect(() => {
    if (!hasFollowed.current) return;
    if (state.step === 'failed') button.current?.focus();
    else if (state.step !== 'working') heading.current?.focus();
  }, [state]);

  const follow = async () => {
    hasFollowed.current = true;
    setState({ step: 'working' });
    try {
      const request: NewsletterLinkRequest = { token };
      await apiClient.post<NewsletterLinkResponse>(endpoint, request);
      setState({ step: 'done' });
    } catch (error) {
      setState(stateAfter(error, failed));
    }
  };

  return { state, follow, heading, button };
}
