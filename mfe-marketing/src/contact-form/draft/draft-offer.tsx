import { Button } from '@northloop/kit';

/** Props of {@link DraftOffer}. */
export interface DraftOfferProps {
  /** The message prepared by another part of the site. */
  draft: string;
  onAdd: () => void;
  onLeaveOut: () => void;
}

/** Offers a prepared message to a visitor who has already started one, which is never replaced. */
export function DraftOffer({ draft, onAdd, onLeaveOut }: DraftOfferProps) {
  return (
    <section
      aria-label="Prepared draft"
      className="rounded-lg bg-sunk p-4 text-small sm:col-span-2"
    >
      <p className="font-medium">A draft is ready. Your message stays as it is.</p>
      <p
        dir="auto"
        className="mt-2 max-h-40 overflow-y-auto break-words whitespace-pre-line text-ink-muted"
      >
        {draft}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onAdd}>
          Add it below my message
        </Button>
        <Button size="sm" variant="ghost" onClick={onLeaveOut}>
          Leave it out
        </Button>
      </div>
    </section>
  );
}
