/** Sends messages between a visitor's open tabs. */
export interface TabChannel {
  /** Sends a message to the other tabs. */
  post: (message: unknown) => void;
  close: () => void;
}

const alone: TabChannel = { post: () => {}, close: () => {} };

/**
 * Opens the channel with this name. Does nothing in a browser that has no channels, or blocks them together with
 * cookies.
 * @param onMessage receives the messages of other tabs, never its own. Those tabs may run another release.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
    return {
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  } catch {
    return alone;
  }
}
