/** Names of the six views of a preview. */
export const VIEWPORTS = ['small', 'medium', 'large', 'mobile', 'tablet', 'desktop'] as const;

/** One of the six views. */
export type Viewport = (typeof VIEWPORTS)[number];

/** Room from which a page at desktop width is still read easily when it is scaled to fit; in CSS pixels. */
const ROOM_FOR_DESKTOP = 560;

/**
 * The view that a preview starts with: the page as it is on a desktop where there is room, otherwise a medium width.
 * @param available width in CSS pixels; 0 while it is unknown.
 */
export const firstViewport = (available: number): Viewport =>
  available >= ROOM_FOR_DESKTOP ? 'desktop' : 'medium';

/** Real width of the page in CSS pixels, and the factor by which it is scaled. */
export interface ViewportPreset {
  label: string;
  width: number;
  scale: number;
}

/** Widths and scales come from the specification. */
export const viewportPresets: Readonly<Record<Viewport, ViewportPreset>> = {
  small: { label: 'Small', width: 400, scale: 0.4 },
  medium: { label: 'Medium', width: 600, scale: 0.6 },
  large: { label: 'Large', width: 800, scale: 0.8 },
  mobile: { label: 'Mobile', width: 375, scale: 1 },
  tablet: { label: 'Tablet', width: 768, scale: 0.7 },
  desktop: { label: 'Desktop', width: 1200, scale: 0.5 },
};

/**
 * How a page fills its box: at the preset's own scale; as large as fits but never smaller than that; or so that its whole
 * width is seen.
 */
export type Fit = 'preset' | 'enlarge' | 'whole';

/**
 * The scale for a view; never larger than true size.
 * @param available width in CSS pixels; 0 while it is unknown.
 */
export function scaleOf({ width, scale }: ViewportPreset, fit: Fit, available: number): number {
  if (fit === 'preset' || available === 0) return scale;
  const fitting = Math.min(1, available / width);
  return fit === 'whole' ? fitting : Math.max(scale, fitting);
}
