import type { NewsletterLinkRequest, NewsletterLinkResponse } from '@northloop/contracts';
import { apiClient } from '@northloop/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstState, type LinkState, stateAfter } from './link-state';
import type { LinkText } from './link-text';

interface Link {
  state: LinkState;
  /** Posts the token. */
  follow: () => Promise<void>;
  /** Ref for the heading, which gets focus when the button disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Ref for the button, which gets focus back when it can be pressed again. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The state of a link from an email. Nothing is sent until the visitor presses the button. */
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
