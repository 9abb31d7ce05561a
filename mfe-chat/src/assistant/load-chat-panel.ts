import type { ChatPanel } from '../panel/chat-panel';

let loading: Promise<typeof ChatPanel> | undefined;

/**
 * Fetches the panel's code once. A failed load is not cached, so the next press tries again.
 * @throws when the code cannot be loaded, for example without a connection
 */
export function loadChatPanel(): Promise<typeof ChatPanel> {
  loading ??= import('../panel/chat-panel').then(
    (module) => module.ChatPanel,
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}
