import { useSiteStore } from '@northloop/kit';
import { copyText } from '@northloop/kit/browser-features/copy-text';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long the button shows the confirmation, in milliseconds. */
const CONFIRMATION_MS = 2000;

/** Copies a reply to the clipboard and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const showToast = useSiteStore((store) => store.showToast);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(text)) {
      setCopied(true);
      return;
    }
    showToast({
      title: 'The reply could not be copied',
      description: 'Select the text and copy it yourself.',
      variant: 'destructive',
    });
  };

  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={isCopied ? 'Copied' : 'Copy reply'}
      onClick={() => void copy()}
      className="chat-copy inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-faint transition-[color,background-color,opacity] duration-fast hover:bg-hover hover:text-ink active:bg-press"
    >
      <Icon aria-hidden="true" className={isCopied ? 'size-4 text-success-ink' : 'size-4'} />
    </button>
  );
}
