/** Places in the layout or in a page that another module fills. */
export const SLOT_NAMES = ['home.mockup', 'site.overlay'] as const;

export type SlotName = (typeof SLOT_NAMES)[number];

/**
 * Session-storage key that says that the visitor has the window of `site.overlay` open in this tab. The module that
 * fills the slot sets and removes it. After a reload the shell then loads the slot without its usual delay.
 */
export const OVERLAY_OPEN_KEY = 'overlay-open';
