/** Size of the picture that goes with a link to a page, in pixels (specification, section 9). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
