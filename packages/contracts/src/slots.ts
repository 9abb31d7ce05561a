/** Places in the layout or in a page that another module fills. */
export const SLOT_NAMES = ['home.mockup', 'site.overlay'] as const;

export type SlotName = (typeof SLOT_NAMES)[number];
