/** Places in the layout or in a page that another module fills. */
export const SLOT_NAMES = ['home.mockup', 'site.overlay'] as const;

export type SlotName = (typeof SLOT_NAMES)[number];

/**
 * Session-storage key by which a module says that the visitor has the window of its late slot open in this tab. The
 * module sets and removes it. After a reload the shell then loads the slot without the usual delay. `Name` is the
 * module's name.
 */
export type OpenKey<Name extends string> = `${Name}-open`;
