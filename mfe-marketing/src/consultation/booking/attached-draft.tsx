import { Button } from '@northloop/kit';
import { Paperclip } from 'lucide-react';
import { bookingTexts } from '../../content/consultation/booking-texts';
import type { Attachment } from './use-attachment';

const { label, show, remove } = bookingTexts.attached;

/** Shows what is sent along with a booking: visitors see everything they send. */
export function AttachedDraft({ attachment }: { attachment: Attachment }) {
  if (attachment.text === '') return null;
  return (
    <section aria-label={label} className="rounded-lg bg-sunk p-4 text-small">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-center gap-1.5 font-medium">
          <Paperclip aria-hidden="true" className="size-4" />
          {label}
        </p>
        <Button variant="link" size="sm" className="min-h-6" onClick={attachment.leaveOut}>
          {remove}
        </Button>
      </div>
      <details className="mt-1">
        <summary className="cursor-pointer text-accent-ink">{show}</summary>
        <p
          dir="auto"
          className="mt-2 max-h-60 overflow-y-auto break-words whitespace-pre-line text-ink-muted"
        >
          {attachment.text}
        </p>
      </details>
    </section>
  );
}
