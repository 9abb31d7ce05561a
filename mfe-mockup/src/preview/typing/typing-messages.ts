/** A text of the page, as the frame knows it. */
export interface FrameText {
  /** Tells it from all others; the same as long as the page is. */
  id: string;
  text: string;
  /** Selects the part of the page that it stands in. */
  within: string;
}

/** What the site tells the frame: the texts as they are now, or which one to bring into view. */
export type ToFrame = { kind: 'texts'; texts: readonly FrameText[] } | { kind: 'show'; id: string };

/** What the frame tells the site: its page can be typed on, or a text was typed. */
export type FromFrame = { kind: 'ready' } | { kind: 'typed'; id: string; text: string };

/** Reads a message of the frame; undefined for anything else. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'ready') return { kind: 'ready' };
  return data.kind === 'typed' &&
    'id' in data &&
    'text' in data &&
    typeof data.id === 'string' &&
    typeof data.text === 'string'
    ? { kind: 'typed', id: data.id, text: data.text }
    : undefined;
}
