/** The page data that a visitor shares. */
export interface SharedPage {
  title: string;
  text: string;
  /** Absolute address. */
  url: string;
}

/** The browser's sharing functions; either may be missing. */
export interface SharingMeans {
  share?: ((page: SharedPage) => Promise<void>) | undefined;
  copy?: ((text: string) => Promise<void>) | undefined;
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

/**
 * Opens the system's share sheet, or copies the address if there is no share sheet or it fails.
 * Closing the sheet is a choice, not a failure: nothing is copied then.
 */
export async function shareArticle(
  page: SharedPage,
  { share, copy }: SharingMeans,
): Promise<ShareOutcome> {
  if (share) {
    try {
      await share(page);
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
    }
  }
  try {
    if (!copy) return 'failed';
    await copy(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The message for the visitor; null if the system has already shown one. */
export function shareMessage(
  outcome: ShareOutcome,
  url: string,
): { title: string; description: string; variant?: 'destructive' } | null {
  switch (outcome) {
    case 'shared':
    case 'cancelled':
      return null;
    case 'copied':
      return {
        title: 'Link copied',
        description: 'Paste it wherever you want to share the article.',
      };
    case 'failed':
      return {
        title: 'The link could not be copied',
        description: `Copy it here: ${url}`,
        variant: 'destructive',
      };
  }
}
