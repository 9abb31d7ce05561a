import { type FormSignals, TRAP_FIELD } from '@northloop/contracts';
import { type RefObject, useRef, useState } from 'react';
import type { ApiClient } from '../api-client/api-client';
import { type LeadAddress, type LeadResult, sendLead } from './send-lead';
import { createSubmissionKey } from './submission-key';
import { useShownAt } from './use-shown-at';

/** How one form sends leads. */
export interface LeadSender<Answer> {
  /** For the form's {@link TrapField}. */
  trap: RefObject<HTMLInputElement | null>;
  /** Sends what was entered, with what tells a person from a robot. The same content again is the same lead. */
  send(lead: object): Promise<LeadResult<Answer>>;
}

/** What the server judges haste and robots by. A person's trap is empty and is not sent. */
const formSignals = (trap: string, shownAt: number): FormSignals => ({
  ...(trap !== '' && { [TRAP_FIELD]: trap }),
  elapsedMs: Math.round(performance.now() - shownAt),
});

/**
 * What every form that sends a lead shares, wherever it stands: home, contact page, assistant and newsletter.
 * @param api the page's client; a module that imported this file's own would carry a second one
 */
export function useLeadSender<Answer extends { success: true }>(
  api: Pick<ApiClient, 'post'>,
  address: LeadAddress,
): LeadSender<Answer> {
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useShownAt();
  const [key] = useState(createSubmissionKey);
  return {
    trap,
    async send(lead) {
      const signals = formSignals(trap.current?.value ?? '', shownAt);
      const result = await sendLead<Answer>(api, address, { ...lead, ...signals }, key.for(lead));
      if (result.sent) key.renew();
      return result;
    },
  };
}
