import type { EditPath } from '../../editing/edits';
import { shownParts, type TextPlace, withPart } from '../../editing/text-places';
import type { FrameText } from './typing-messages';

/** The texts of the page for its frame, a piece each. */
export const frameTexts = (places: readonly TextPlace[]): FrameText[] =>
  places.flatMap((place) =>
    shownParts(place).map((text, at) => ({
      id: `${at}/${place.path}`,
      text,
      within: areaSelector(place.area),
    })),
  );

/** The id of a place's first piece. */
export const firstTextOf = (path: EditPath): string => `0/${path}`;

/** The change of the draft that a typed text means; undefined if there is no such place. */
export function typedEdit(
  places: readonly TextPlace[],
  { id, text }: { id: string; text: string },
): { path: EditPath; value: string } | undefined {
  const [, at = '', path] = /^(\d+)\/(.+)$/s.exec(id) ?? [];
  const place = places.find((candidate) => candidate.path === path);
  return place && { path: place.path, value: withPart(place, Number(at), text) };
}

/** Sections have ids that end in their number from 1. */
const areaSelector = (area: TextPlace['area']): string =>
  area === 'top' ? '.hero' : area === 'foot' ? '.site-footer' : `section[id$="-${area + 1}"]`;
