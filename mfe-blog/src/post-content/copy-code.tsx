import { useSiteStore } from '@northloop/kit';
import { copyText } from '@northloop/kit/browser-features/copy-text';
import { Copy } from 'lucide-react';

/** Copies a code block. */
export function CopyCode({ code }: { code: string }) {
  const showToast = useSiteStore((state) => state.showToast);
  const copy = async () => {
    showToast(
      (await copyText(code))
        ? { title: 'Code copied' }
        : {
            title: 'The code could not be copied',
            description: 'Select it and copy it yourself.',
            variant: 'destructive',
          },
    );
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm px-3 font-sans text-label font-medium text-ink-muted transition-colors duration-fast hover:bg-hover hover:text-ink print:hidden"
    >
      <Copy aria-hidden="true" className="size-3.5" />
      Copy code
    </button>
  );
}
