/** What a visitor shares when sharing a page. */
export interface SharedPage {
  title: string;
  text: string;
  /** Absolute address. */
  url: string;
}

/** What the visitor's browser offers for sharing; either may be missing. */
export interface SharingMeans {
  share?: ((page: SharedPage) => Promise<void>) | undefined;
  copy?: ((text: string) => Promise<void>) | undefined;
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

/**
 * Opens the system's share sheet, or copies the address where there is none or it refuses.
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

/** What to tell the visitor; null where the system has already said it. */
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
