import { classNames } from '@northloop/kit';
import { RotateCcw, X } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { AssistantMark } from './assistant-mark';
import { PANEL_TITLE, STATUS_OFFLINE, STATUS_ONLINE } from './chat-texts';

const actionClass =
  'inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted ' +
  'transition-colors duration-fast hover:bg-hover hover:text-ink active:bg-press disabled:pointer-events-none disabled:opacity-45';

/** Props of {@link PanelHeader}. */
export interface PanelHeaderProps {
  titleId: string;
  isOnline: boolean;
  /** Whether there is nothing to clear yet. */
  isEmpty: boolean;
  clearRef: RefObject<HTMLButtonElement | null>;
  onClear: (event: MouseEvent<HTMLElement>) => void;
  onClose: () => void;
}

/** The header: a strip of night sky in both themes, with the assistant's name and the close button. */
export function PanelHeader({
  titleId,
  isOnline,
  isEmpty,
  clearRef,
  onClear,
  onClose,
}: PanelHeaderProps) {
  return (
    <div className="chat-header dark flex items-center gap-3 bg-canvas bg-aurora-glow pr-2 pb-3 pl-4 text-ink">
      <AssistantMark />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="font-display text-body leading-snug font-semibold">
          {PANEL_TITLE}
        </h2>
        <p className="flex items-center gap-1.5 text-label text-ink-muted">
          <span
            aria-hidden="true"
            className={classNames(
              'size-2 rounded-full',
              isOnline ? 'bg-success-ink' : 'border-2 border-ink-faint',
            )}
          />
          {isOnline ? STATUS_ONLINE : STATUS_OFFLINE}
        </p>
      </div>
      <button
        ref={clearRef}
        type="button"
        aria-label="Clear conversation"
        title="Clear conversation"
        disabled={isEmpty}
        onClick={onClear}
        className={actionClass}
      >
        <RotateCcw aria-hidden="true" className="size-4.5" />
      </button>
      <button type="button" aria-label="Close chat" onClick={onClose} className={actionClass}>
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
