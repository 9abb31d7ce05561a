import type { Mockup } from '@northloop/contracts';
import { apiClient, Button, useSiteStore } from '@northloop/kit';
import { copyText } from '@northloop/kit/browser-features/copy-text';
import { Copy, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SharedDraft } from '../editing/draft';
import { deleteSharedMockup, sharedMockupPath, shareMockup } from './share-requests';

/** Props of {@link ShareButton}. */
export interface ShareButtonProps {
  mockup: Mockup;
  shared: SharedDraft | null;
  onSharedChange: (shared: SharedDraft | null) => void;
}

/** Shares the draft at its own address, copies that address, and can delete the shared draft again. */
export function ShareButton({ mockup, shared, onSharedChange }: ShareButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useSiteStore((state) => state.showToast);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      const description = cause instanceof Error ? cause.message : undefined;
      showToast({
        title: 'Sharing failed',
        variant: 'destructive',
        ...(description && { description }),
      });
    } finally {
      setBusy(false);
    }
  };

  const copy = async (id: string) => {
    const address = `${window.location.origin}${sharedMockupPath(id)}`;
    const isCopied = await copyText(address);
    showToast({ title: isCopied ? 'Link copied' : 'Your link', description: address });
  };

  if (shared === null) {
    return (
      <Button
        variant="ghost"
        size="sm"
        loading={isBusy}
        onClick={() =>
          void run(async () => {
            const made = await shareMockup(apiClient, mockup);
            onSharedChange(made);
            await copy(made.id);
          })
        }
      >
        <Link2 aria-hidden="true" />
        Share link
      </Button>
    );
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => void copy(shared.id)}>
        <Copy aria-hidden="true" />
        Copy link
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={isBusy}
        onClick={() =>
          void run(async () => {
            await deleteSharedMockup(apiClient, shared.id, shared.deleteKey);
            onSharedChange(null);
            showToast({ title: 'Shared page deleted' });
          })
        }
      >
        <Trash2 aria-hidden="true" />
        Delete link
      </Button>
    </>
  );
}
