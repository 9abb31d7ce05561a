import { Badge, Button } from '@northloop/kit';
import { Paperclip } from 'lucide-react';
import type { ContactFormValues } from './contact-form-values';

/** Props of {@link AttachmentNote}. */
export interface AttachmentNoteProps {
  attached: Partial<ContactFormValues>;
  onLeaveOut: () => void;
}

/** Shows the draft's values that have no field here, such as service and budget: visitors see everything they send. */
export function AttachmentNote({ attached, onLeaveOut }: AttachmentNoteProps) {
  const attachments = Object.values(attached).filter((value) => value.trim() !== '');
  if (attachments.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="flex items-center gap-1.5 text-label font-medium text-ink-muted">
        <Paperclip aria-hidden="true" className="size-4" />
        Sent with your message
      </span>
      {attachments.map((text) => (
        <Badge key={text} tone="accent">
          {text}
        </Badge>
      ))}
      <Button variant="link" size="sm" className="min-h-6" onClick={onLeaveOut}>
        Remove
      </Button>
    </div>
  );
}
