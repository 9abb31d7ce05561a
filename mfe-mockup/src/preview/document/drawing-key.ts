import type { Mockup } from '@northloop/contracts';
import { shownParts, type TextPlace } from '../../editing/text-places';
import { languageOf } from '../../mockup-document/language-of';

/**
 * Stands for all that a page is drawn from except the words of texts, which its frame changes where they stand. It
 * differs when a text appears, vanishes, is cut into other pieces, or makes the page one of another language.
 */
export function drawingKey(mockup: Mockup | null, places: readonly TextPlace[]): string {
  if (mockup === null) return '';
  const { designSystem, template, seed, companyInfo, scene } = mockup;
  const { lang } = languageOf(places.map(({ value }) => value).join(' '));
  const drafted = places.map((place) => [place.own, shownParts(place).length]);
  return JSON.stringify([companyInfo.name, seed, template, designSystem, scene, lang, drafted]);
}
