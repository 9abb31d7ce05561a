import { Button } from '@northloop/kit';

/** Props of {@link ConnectionNotice}. */
export interface ConnectionNoticeProps {
  isOnline: boolean;
  /** A message could not be sent and is back in the input. */
  isUnsent: boolean;
  onResend: () => void;
}

/** Says why a message was not sent and offers to send it again. Shows nothing otherwise. */
export function ConnectionNotice({ isOnline, isUnsent, onResend }: ConnectionNoticeProps) {
  const text = isOnline
    ? isUnsent && 'Your message was not sent.'
    : isUnsent
      ? 'You are offline. Your message is saved here.'
      : 'You are offline. You can write now and send it later.';
  return (
    <div role="status">
      {text && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 bg-warning-soft py-1.5 pr-2 pl-4 text-label font-medium text-warning-ink">
          <p className="py-1.5">{text}</p>
          {isUnsent && (
            <Button variant="secondary" size="sm" onClick={onResend}>
              Send again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
