import { Badge, Button } from '@northloop/kit';
import { Paperclip } from 'lucide-react';
import type { ContactFormValues } from './contact-form-values';

/** Props of {@link AttachmentNote}. */
export interface AttachmentNoteProps {
  attached: Partial<ContactFormValues>;
  onLeaveOut: () => void;
}

/** What a draft added that has no field here, such as the service and the budget: nothing is sent unseen. */
export function AttachmentNote({ attached, onLeaveOut }: AttachmentNoteProps) {
  const attachments = Object.values(attached).filter((value) => value.trim() !== '');
  if (attachments.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="flex items-center gap-1.5 text-label font-medium text-ink-muted">
        <Paperclip aria-hidden="true" className="size-4" />
        Sent along
      </span>
      {attachments.map((text) => (
        <Badge key={text} tone="accent">
          {text}
        </Badge>
      ))}
      <Button variant="link" size="sm" className="min-h-6" onClick={onLeaveOut}>
        Leave out
      </Button>
    </div>
  );
}
