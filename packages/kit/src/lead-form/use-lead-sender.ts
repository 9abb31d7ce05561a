import { type FormSignals, TRAP_FIELD } from '@northloop/contracts';
import { type RefObject, useRef, useState } from 'react';
import type { ApiClient } from '../api-client/api-client';
import { type LeadAddress, type LeadResult, sendLead } from './send-lead';
import { createSubmissionKey } from './submission-key';
import { useShownAt } from './use-shown-at';

/** Sends the leads of one form. */
export interface LeadSender<Answer> {
  /** For the form's {@link TrapField}. */
  trap: RefObject<HTMLInputElement | null>;
  /**
   * Sends what was entered, with the signals that tell people from robots. Sending the same content again is the same
   * lead.
   */
  send(lead: object): Promise<LeadResult<Answer>>;
}

/** The signals by which the server recognizes robots. A person leaves the trap empty, so it is not sent. */
const formSignals = (trap: string, shownAt: number): FormSignals => ({
  ...(trap !== '' && { [TRAP_FIELD]: trap }),
  elapsedMs: Math.round(performance.now() - shownAt),
});

/**
 * Shared by all forms that send a lead: home, contact page, assistant and newsletter.
 * @param api the page's client; if this file imported it, a module would bundle a second one
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
