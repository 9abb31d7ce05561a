import { CHAT_MESSAGE_MAX_LENGTH, plainText } from '@northloop/contracts';
import { classNames, VisuallyHidden } from '@northloop/kit';
import { isComposing } from '@northloop/kit/browser-features/is-composing';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { LEAVE_DETAILS } from './chat-texts';

/** The counter appears when this many characters are left. */
const COUNTER_FROM = 200;

const number = new Intl.NumberFormat('en-US');

/** Props of {@link MessageComposer}. */
export interface MessageComposerProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  isWaiting: boolean;
  onEdit: (draft: string) => void;
  onSend: () => void;
  /** Called when the visitor prefers to leave a name and email address. */
  onLeaveDetails: () => void;
  leaveRef: RefObject<HTMLButtonElement | null>;
}

/** Where the visitor types: Enter sends, Shift+Enter starts a new line. */
export function MessageComposer({
  inputRef,
  draft,
  isWaiting,
  onEdit,
  onSend,
  onLeaveDetails,
  leaveRef,
}: MessageComposerProps) {
  const counterId = useId();
  const { length } = plainText(draft);
  const isTooLong = length > CHAT_MESSAGE_MAX_LENGTH;
  const canSend = !isWaiting && length > 0 && !isTooLong;
  const hasCounter = length >= CHAT_MESSAGE_MAX_LENGTH - COUNTER_FROM;

  // Grows with its text up to the class's limit, because not all browsers support `field-sizing` yet.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null) return;
    input.style.height = 'auto';
    if (input.scrollHeight > 0) input.style.height = `${input.scrollHeight}px`;
  }, [draft, inputRef]);

  const send = () => {
    if (canSend) onSend();
    // The button is now disabled and would lose focus.
    inputRef.current?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="chat-composer border-t border-line px-3 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        className={classNames(
          'flex items-end gap-2 rounded-lg border border-line-strong bg-surface p-1 transition-[border-color,box-shadow] duration-fast',
          'focus-within:border-focus focus-within:ring-3 focus-within:ring-focus/25',
        )}
      >
        {/* Not `disabled` while waiting: that would drop focus and close a phone's keyboard. */}
        <textarea
          ref={inputRef}
          aria-label="Message to the assistant"
          aria-disabled={isWaiting}
          aria-describedby={hasCounter ? counterId : undefined}
          readOnly={isWaiting}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          placeholder={isWaiting ? 'Waiting for a reply' : 'Ask about your project'}
          value={draft}
          onChange={(event) => onEdit(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-36 min-h-10 min-w-0 flex-1 resize-none overflow-y-auto bg-transparent px-2.5 py-2 text-[1rem] leading-normal text-ink outline-hidden placeholder:text-ink-faint"
        />
        <button
          type="submit"
          disabled={!canSend}
          className="inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-md bg-accent text-on-accent transition-colors duration-fast hover:bg-accent-hover active:bg-accent-press disabled:cursor-default disabled:bg-sunk disabled:text-ink-faint"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
          <VisuallyHidden>Send message</VisuallyHidden>
        </button>
      </div>
      {isTooLong && (
        <p role="alert" className="px-1 pt-2 text-label text-danger-ink">
          This is too long for one message. Shorten it or split it up.
        </p>
      )}
      <div className="flex min-h-8 items-center justify-between gap-3 px-1 py-1.5 text-label text-ink-faint">
        {hasCounter ? (
          <p
            id={counterId}
            className={classNames('shrink-0 font-mono', isTooLong && 'text-danger-ink')}
          >
            {`${number.format(length)}/${number.format(CHAT_MESSAGE_MAX_LENGTH)}`}
            <VisuallyHidden> characters</VisuallyHidden>
          </p>
        ) : (
          <p>Automated. Figures are estimates.</p>
        )}
        <button
          ref={leaveRef}
          type="button"
          onClick={onLeaveDetails}
          className="min-h-6 shrink-0 cursor-pointer rounded-xs font-medium text-accent-ink underline decoration-accent-line underline-offset-[0.22em] hover:decoration-current"
        >
          {LEAVE_DETAILS}
        </button>
      </div>
    </form>
  );
}
