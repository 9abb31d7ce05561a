import type { Mockup } from '@northloop/contracts';
import { shownParts, type TextPlace } from '../../editing/text-places';
import { languageOf } from '../../mockup-document/language-of';

/**
 * Stands for all that a page is drawn from. If its frame can be typed on, the words of texts do not count, because the
 * frame changes them where they stand; the key then differs when a text appears, vanishes, is cut into other pieces, or
 * makes the page one of another language.
 */
export function drawingKey(
  mockup: Mockup | null,
  places: readonly TextPlace[],
  canType: boolean,
): string {
  if (mockup === null) return '';
  const { designSystem, template, seed, companyInfo, scene } = mockup;
  const { lang } = languageOf(places.map(({ value }) => value).join(' '));
  const drafted = places.map((place) => [
    place.own,
    canType ? shownParts(place).length : place.value,
  ]);
  return JSON.stringify([companyInfo.name, seed, template, designSystem, scene, lang, drafted]);
}
