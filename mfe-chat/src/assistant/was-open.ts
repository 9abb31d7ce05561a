import type { OpenKey } from '@northloop/contracts';

/** Session-storage key that is set while the panel is open in this tab. */
export const OPEN_KEY: OpenKey<'chat'> = 'chat-open';

/** Whether the panel was open in this tab before the page was reloaded. Not without the browser's storage. */
export function wasOpen(): boolean {
  try {
    return OPEN_KEY in sessionStorage;
  } catch {
    return false;
  }
}
