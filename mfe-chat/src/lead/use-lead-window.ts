import type { ChatLead } from '@northloop/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationState } from '../conversation/state/conversation-state';
import { type LeadForm, useLeadForm } from './use-lead-form';

/** The form's state, and whether it covers the conversation. */
export interface LeadWindow {
  form: LeadForm;
  isLeaving: boolean;
  /** The reply that opened the form by itself, and that the form hides; null if the visitor opened it. */
  reply: string | null;
  /** Opens the form, filled in with `lead`. */
  open(lead: ChatLead | null): void;
  close(): void;
}

/**
 * Opens the lead form by itself, once, when a reply comes that carries a lead. Replies of the history and of other tabs
 * carry none. The form is emptied when another conversation starts.
 * @param isOpen whether the panel is visible; a form that nobody sees waits until it is
 */
export function useLeadWindow(
  { conversationId, messages }: ConversationState,
  isOpen: boolean,
): LeadWindow {
  const form = useLeadForm();
  const { take, reset, status } = form;
  const [isLeaving, setLeaving] = useState(false);
  const [reply, setReply] = useState<string | null>(null);
  const seenId = useRef<string | null>(null);
  const latest = messages.at(-1);

  const open = useCallback(
    (lead: ChatLead | null) => {
      if (lead !== null) take(lead);
      setReply(null);
      setLeaving(true);
    },
    [take],
  );

  useEffect(() => {
    reset();
    setLeaving(false);
  }, [conversationId, reset]);

  useEffect(() => {
    const lead = latest?.extras?.lead;
    if (!isOpen || !lead || seenId.current === latest.id) return;
    seenId.current = latest.id;
    // A form that is in use is not changed under the visitor's hands.
    if (isLeaving) return;
    open(lead);
    setReply(latest.content);
  }, [isOpen, latest, isLeaving, open]);

  return {
    form,
    isLeaving,
    reply,
    open,
    close: () => {
      setLeaving(false);
      if (status === 'sent') reset();
    },
  };
}
