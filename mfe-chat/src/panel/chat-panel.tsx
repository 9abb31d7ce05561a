import { homeAnchorHref, siteRoutes, useSiteStore } from '@northloop/kit';
import { isComposing } from '@northloop/kit/browser-features/is-composing';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { GREETING_ID, holdsOnlyGreeting } from '../conversation/state/conversation-state';
import { useConversation } from '../conversation/use-conversation';
import { LeadForm } from '../lead/lead-form';
import { useLeadWindow } from '../lead/use-lead-window';
import { ClearConfirmation } from './clear-confirmation';
import { ConnectionNotice } from './connection-notice';
import { MessageComposer } from './message-composer';
import { MessageList } from './messages/message-list';
import { useMessageScroll } from './messages/use-message-scroll';
import { PanelHeader } from './panel-header';
import { useOnlineStatus } from './use-online-status';
import { keepFocusInside } from './window/keep-focus-inside';
import { useFullScreen } from './window/use-full-screen';
import { usePageScrollLock } from './window/use-page-scroll-lock';
import { usePanelFocus } from './window/use-panel-focus';
import { useVisibleFrame } from './window/use-visible-frame';

/** Pages with a contact form, which is prefilled with details from the conversation. */
const CONTACT_PATHS: readonly string[] = [siteRoutes.contact, homeAnchorHref('contact')];

/** Props of {@link ChatPanel}. */
export interface ChatPanelProps {
  id: string;
  /** The button that opens and closes the panel. */
  launcherRef: RefObject<HTMLButtonElement | null>;
  /** The panel stays mounted while closed, so that a pending reply can still arrive. */
  isOpen: boolean;
  /** Called with false to close the panel. */
  onToggle: (isOpen: boolean) => void;
  /** Called with the number of replies that arrived since the panel was last visible. */
  onUnread: (count: number) => void;
}

/** The assistant's window: beside the page on wide screens, over it on phones. */
export function ChatPanel({ id, launcherRef, isOpen, onToggle, onUnread }: ChatPanelProps) {
  const { state, edit, sendDraft, sendText, startOver } = useConversation(isOpen);
  const isWaiting = state.pendingId !== null;
  const isOnline = useOnlineStatus();
  const isFullScreen = useFullScreen();
  const [isConfirming, setConfirming] = useState(false);
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const clearRef = useRef<HTMLButtonElement>(null);
  const leaveRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLElement>(null);
  const { form, isLeaving, reply, ...lead } = useLeadWindow(state, isOpen);
  const { setContactDraft, setConsultationDraft } = useSiteStore.getState();
  const contactDraft =
    state.messages.findLast(({ extras }) => extras?.contactDraft)?.extras?.contactDraft ?? null;
  const scroll = useMessageScroll(state.messages, isWaiting, isOpen, state.partialReply);
  const { listRef } = scroll;
  const close = usePanelFocus({ isOpen, isFullScreen, inputRef, listRef, launcherRef, onToggle });

  useVisibleFrame(panelRef, isOpen && isFullScreen);
  usePageScrollLock(isOpen && isFullScreen);

  const focusInput = useCallback(() => inputRef.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (!isOpen) setConfirming(false);
  }, [isOpen]);

  useEffect(() => onUnread(state.unread), [state.unread, onUnread]);

  // Not on press: until the form is gone, the elements below it cannot take focus.
  const wasLeaving = useRef(false);
  useEffect(() => {
    if (wasLeaving.current && !isLeaving && !isConfirming) {
      leaveRef.current?.focus({ preventScroll: true });
    }
    wasLeaving.current = isLeaving;
  }, [isLeaving, isConfirming]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) close(true);
    else if (isFullScreen && panelRef.current) keepFocusInside(event.nativeEvent, panelRef.current);
  };

  const ask = (question: string) => {
    sendText(question);
    // The pressed question disappears. On a phone, focusing the input would open the keyboard and hide the reply.
    (isFullScreen ? listRef.current : inputRef.current)?.focus({ preventScroll: true });
  };

  const confirmDeletion = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    confirmRef.current = currentTarget;
    lead.close();
    setConfirming(true);
  };

  const onInternalLink = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const path = event.currentTarget.getAttribute('href') ?? '';
      if (contactDraft !== null && CONTACT_PATHS.includes(path)) setContactDraft(contactDraft);
      if (path === siteRoutes.consultation) setConsultationDraft(contactDraft);
      const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      // A full-screen panel would hide the requested page.
      if (isFullScreen && !isNewTab) close(false);
    },
    [isFullScreen, close, contactDraft, setContactDraft, setConsultationDraft],
  );

  return (
    <section
      ref={panelRef}
      id={id}
      hidden={!isOpen}
      role="dialog"
      aria-modal={isFullScreen || undefined}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="chat-panel flex animate-rise-in flex-col overflow-hidden bg-surface text-ink"
    >
      <PanelHeader
        titleId={titleId}
        isOnline={isOnline}
        isEmpty={holdsOnlyGreeting(state)}
        clearRef={clearRef}
        onClear={confirmDeletion}
        onClose={() => close(true)}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        {isLeaving && (
          <LeadForm
            form={form}
            reply={reply}
            messages={state.messages.filter(({ id }) => id !== GREETING_ID)}
            draft={contactDraft}
            onInternalLink={onInternalLink}
            onDone={lead.close}
          />
        )}
        <div inert={isLeaving} className="flex min-h-0 flex-1 flex-col">
          <MessageList
            state={state}
            scroll={scroll}
            onAsk={ask}
            onInternalLink={onInternalLink}
            onLeaveDetails={() => lead.open(state.messages.at(-1)?.extras?.lead ?? null)}
            onDelete={confirmDeletion}
          />
          {isConfirming ? (
            <ClearConfirmation
              onCancel={() => {
                setConfirming(false);
                (confirmRef.current?.isConnected ? confirmRef : clearRef).current?.focus();
              }}
              onConfirm={() => {
                setConfirming(false);
                startOver();
                focusInput();
              }}
            />
          ) : (
            <ConnectionNotice
              isOnline={isOnline}
              isUnsent={state.isUnsent}
              onResend={() => {
                sendDraft();
                focusInput();
              }}
            />
          )}
          <MessageComposer
            inputRef={inputRef}
            draft={state.draft}
            isWaiting={isWaiting}
            onEdit={edit}
            onSend={sendDraft}
            onLeaveDetails={() => lead.open(null)}
            leaveRef={leaveRef}
          />
        </div>
      </div>
    </section>
  );
}
