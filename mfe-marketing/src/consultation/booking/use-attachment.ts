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
  const { contactDraft, setContactDraft } = useSiteStore();

  useEffect(() => {
    if (contactDraft === null) return;
    setText(toText(contactDraft).slice(0, CONSULTATION_MAX_LENGTH.attachment));
    // Clear the draft, so that the next form starts without it.
    setContactDraft(null);
  }, [contactDraft, setContactDraft]);

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
