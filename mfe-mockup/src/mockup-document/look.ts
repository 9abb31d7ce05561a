import type { MockupSectionKind } from '@northloop/contracts';
import type { Markup } from './markup';
import type { PagePlan, PlannedSection } from './page-plan';

/** A way to draw something, and the CSS that it needs; a page carries the CSS of what it uses only. */
export interface Drawing<Subject extends unknown[]> {
  draw(...subject: Subject): Markup;
  styles: string;
}

/** Draws the head of a page with its menu. */
export type HeaderDrawing = Drawing<[PagePlan]>;

/** Draws the first screen. It holds the page's h1. */
export type HeroDrawing = Drawing<[PagePlan]>;

/** Draws what a section holds, below its title. */
export type BodyDrawing = Drawing<[PlannedSection, PagePlan]>;

/** The ground a section stands on. Each sets ground, ink, muted ink and tint anew, all of which read on it. */
export type Tone = 'plain' | 'surface' | 'soft' | 'primary' | 'brand' | 'ink';

/** Where titles stand: above to the left, above in the middle, or beside what they are the title of. */
export type HeadPlace = 'left' | 'center' | 'beside';

/** How one composition draws its page. */
export interface Look {
  header: HeaderDrawing;
  hero: HeroDrawing;
  heads: HeadPlace;
  /** Kinds that it draws in a way of its own; the rest is drawn in the usual way of the kind. */
  bodies: Partial<Record<MockupSectionKind, BodyDrawing>>;
  tones: Partial<Record<MockupSectionKind, Tone>>;
  /** CSS after all other: corners, lines, weights. */
  skin: string;
}
