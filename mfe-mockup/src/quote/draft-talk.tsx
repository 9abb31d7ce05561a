import type { Mockup, MockupResponse } from '@northloop/contracts';
import { apiClient, Button, siteRoutes, useNavigate, useSiteStore } from '@northloop/kit';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { SharedDraft } from '../editing/draft';
import { sharedMockupPath, shareMockup } from '../share/share-requests';
import { draftMessage } from './quote-message';

/** Props of {@link DraftTalk}. */
export interface DraftTalkProps {
  result: MockupResponse;
  /** The draft with the visitor's changes. */
  mockup: Mockup;
  shared: SharedDraft | null;
  onSharedChange: (shared: SharedDraft) => void;
}

/**
 * Leads to the page that books a consultation, with the draft and its estimate attached. The draft is shared first, so
 * that the studio can look at it; if that fails, only the estimate goes along.
 */
export function DraftTalk({ result, mockup, shared, onSharedChange }: DraftTalkProps) {
  const [isBusy, setBusy] = useState(false);
  const setConsultationDraft = useSiteStore((state) => state.setConsultationDraft);
  const navigate = useNavigate();

  const addressOfDraft = async (): Promise<string | null> => {
    try {
      const made = shared ?? (await shareMockup(apiClient, mockup));
      if (shared === null) onSharedChange(made);
      return `${window.location.origin}${sharedMockupPath(made.id)}`;
    } catch {
      return null;
    }
  };

  const talk = async () => {
    setBusy(true);
    setConsultationDraft(draftMessage(result, await addressOfDraft()));
    navigate(siteRoutes.consultation);
  };

  return (
    <Button
      variant="secondary"
      size="lg"
      loading={isBusy}
      className="mt-3 w-full"
      onClick={() => void talk()}
    >
      {!isBusy && <CalendarClock aria-hidden="true" />}
      Talk about this draft
    </Button>
  );
}
