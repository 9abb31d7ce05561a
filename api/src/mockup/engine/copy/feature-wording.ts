import type { MockupSectionKind } from '@northloop/contracts';

/** How a feature that the owner asks for changes the homepage. */
export interface FeatureWording {
  words: RegExp;
  /** A call to action for the feature. */
  cta?: string;
  /** A section for the feature. */
  section?: MockupSectionKind;
}

/** Features by the words that owners use. All matches count; the first call to action wins. */
export const featureWording: readonly FeatureWording[] = [
  { words: /\breserv/i, cta: 'Reserve online' },
  { words: /\b(?:book|appointment|scheduling)/i, cta: 'Book online' },
  {
    words: /\b(?:online order|ordering|takeout|delivery)/i,
    cta: 'Order online',
    section: 'prices',
  },
  { words: /\b(?:quote|estimate)/i, cta: 'Get an estimate' },
  { words: /\b(?:shop|store|cart|product|gift card)/i, section: 'products' },
  { words: /\b(?:menu|pric)/i, section: 'prices' },
  { words: /\b(?:calendar|event|class|schedule|timetable|hours)/i, section: 'schedule' },
  { words: /\b(?:blog|news\b|article)/i, section: 'posts' },
  { words: /\b(?:newsletter|mailing list|email list)/i, section: 'signup' },
  { words: /\b(?:map|direction|location)/i, section: 'map' },
  { words: /\b(?:gallery|portfolio|photo|before and after)/i, section: 'cases' },
  { words: /\b(?:team|staff|about us)/i, section: 'team' },
  { words: /\b(?:review|testimonial)/i, section: 'testimonials' },
  { words: /\b(?:faq|question)/i, section: 'faq' },
];
