import type { MockupSectionKind } from '@northloop/contracts';
import type { Markup } from './markup';
import type { PagePlan, PlannedSection } from './page-plan';

/** A drawing function and the CSS that it needs. A page contains only the CSS of the drawings it uses. */
export interface Drawing<Subject extends unknown[]> {
  draw(...subject: Subject): Markup;
  styles: string;
}

/** Draws the head of a page with its menu. */
export type HeaderDrawing = Drawing<[PagePlan]>;

/** Draws the first screen. It holds the page's h1. */
export type HeroDrawing = Drawing<[PagePlan]>;

/** Draws the content of a section, below its title. */
export type BodyDrawing = Drawing<[PlannedSection, PagePlan]>;

/** The background of a section. Each tone sets ground, ink, muted ink and tint; all inks are readable on its ground. */
export type Tone = 'plain' | 'surface' | 'soft' | 'primary' | 'brand' | 'ink';

/** Where section titles are placed: above on the left, above in the center, or beside the content. */
export type HeadPlace = 'left' | 'center' | 'beside';

/** Draws the foot of a page; its last line says that this is a draft. */
export type FooterDrawing = Drawing<[PagePlan]>;

/** How a composition draws its page. */
export interface Look {
  header: HeaderDrawing;
  hero: HeroDrawing;
  footer: FooterDrawing;
  heads: HeadPlace;
  /** Section kinds that this look draws differently; all others use the kind's usual drawing. */
  bodies: Partial<Record<MockupSectionKind, BodyDrawing>>;
  tones: Partial<Record<MockupSectionKind, Tone>>;
  /** CSS added last: corners, lines, weights. */
  skin: string;
}
