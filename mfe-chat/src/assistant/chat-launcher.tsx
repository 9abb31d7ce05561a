import { Spinner, VisuallyHidden } from '@northloop/kit';
import { ChevronDown, MessageCircle } from 'lucide-react';
import type { RefObject } from 'react';

/** Props of {@link ChatLauncher}. */
export interface ChatLauncherProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  panelId: string;
  isOpen: boolean;
  isLoading: boolean;
  unread: number;
  /** Called when the visitor is about to press the button, so that the panel can be fetched in advance. */
  onIntent: () => void;
  onPress: () => void;
}

/** The floating button. Its badge shows the number of unread replies. */
export function ChatLauncher({
  buttonRef,
  panelId,
  isOpen,
  isLoading,
  unread,
  onIntent,
  onPress,
}: ChatLauncherProps) {
  const Icon = isOpen ? ChevronDown : MessageCircle;
  const news = unread > 0 && `${unread} new ${unread === 1 ? 'reply' : 'replies'}`;
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onPress}
        className="chat-launcher size-14 animate-rise-in cursor-pointer items-center justify-center rounded-full bg-accent text-on-accent transition-[background-color,transform] duration-fast ease-out hover:bg-accent-hover active:translate-y-px active:bg-accent-press print:hidden"
      >
        {isLoading ? (
          <Spinner className="size-6" />
        ) : (
          <Icon aria-hidden="true" strokeWidth={1.9} className="size-6.5" />
        )}
        <VisuallyHidden>Chat with the AI assistant{news && `, ${news}`}</VisuallyHidden>
        {news && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 flex h-6 min-w-6 items-center justify-center rounded-full bg-danger px-1.5 font-mono text-label font-semibold text-on-danger ring-2 ring-canvas"
          >
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{news && `${news} from the AI assistant`}</VisuallyHidden>
    </>
  );
}
