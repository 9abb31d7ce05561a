import { CircleCheck } from 'lucide-react';
import type { ToastText } from '../content/contact-field';

/** Stays under the form after a message went out; the toast beside it has said so to screen readers already. */
export function SentConfirmation({ text }: { text: ToastText }) {
  return (
    <div className="mt-6 flex animate-rise-in gap-3 rounded-lg bg-success-soft p-5 text-success-ink">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{text.title}</p>
        <p className="mt-0.5 text-small">{text.description}</p>
      </div>
    </div>
  );
}
