/** How the open tabs of one visitor tell each other of something. */
export interface TabChannel {
  /** Tells the other tabs. */
  post: (message: unknown) => void;
  close: () => void;
}

const alone: TabChannel = { post: () => {}, close: () => {} };

/**
 * Joins the channel of this name. A browser that has no channels, or opens none while cookies are blocked, leaves each
 * tab by itself.
 * @param onMessage hears of what other tabs post, never of its own. They may run another release.
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
