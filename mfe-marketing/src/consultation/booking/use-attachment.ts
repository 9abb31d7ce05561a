import { CONSULTATION_MAX_LENGTH } from '@northloop/contracts';
import { type ContactDraft, useSiteStore } from '@northloop/kit';
import { useEffect, useState } from 'react';

/** What another part of the site wants to send along, such as the estimate of a drafted homepage. */
export interface Attachment {
  /** Empty if there is none. */
  text: string;
  leaveOut: () => void;
}

/** Takes the draft that another part of the site has put into the store. The visitor sees it and may leave it out. */
export function useAttachment(): Attachment {
  const [text, setText] = useState('');
  const { consultationDraft, setConsultationDraft } = useSiteStore();

  useEffect(() => {
    if (consultationDraft === null) return;
    setText(toText(consultationDraft).slice(0, CONSULTATION_MAX_LENGTH.attachment));
    // Clear the draft, so that the next form starts without it.
    setConsultationDraft(null);
  }, [consultationDraft, setConsultationDraft]);

  return { text, leaveOut: () => setText('') };
}

function toText({ message, company, service, budget }: ContactDraft): string {
  const facts = [
    ['Company', company],
    ['Service', service],
    ['Budget', budget],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [facts.join('\n'), message].filter(Boolean).join('\n\n');
}
