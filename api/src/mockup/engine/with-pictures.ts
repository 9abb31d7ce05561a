import type { Mockup } from '@northloop/contracts';
import type { PictureFinder } from '../pictures/picture-finder.js';
import type { Trade } from '../trade/trade.js';

/** Gives what is offered its pictures, and the page the things for its scenes. No picture stands for two things. */
export function withPictures(mockup: Mockup, trade: Trade, pictures: PictureFinder): Mockup {
  const names = mockup.sections.flatMap(({ kind, services = [], entries = [] }) => [
    ...services.map(({ name }) => name),
    ...(kind === 'products' ? entries.map(({ name }) => name) : []),
  ]);
  const wanted = [...new Set(names)];
  const found = new Map(pictures.find(wanted, trade).map((picture, at) => [wanted[at], picture]));
  const add = <Named extends { name: string }>(thing: Named) => {
    const picture = found.get(thing.name);
    return picture === undefined ? thing : { ...thing, picture };
  };
  const shown = new Set(found.values());
  // Scenes begin with what everybody knows the trade by, even if an offer shows it, too: a candle maker's page without
  // a candle at its top would be a stranger's. Then come other things, then those of the offers.
  const [first, ...others] = trade.icons;
  const scene = [
    ...(first === undefined ? [] : [first]),
    ...others.filter((icon) => !shown.has(icon)),
    ...others.filter((icon) => shown.has(icon)),
  ];
  return {
    ...mockup,
    scene,
    sections: mockup.sections.map((section) => ({
      ...section,
      ...(section.services && { services: section.services.map(add) }),
      ...(section.kind === 'products' && section.entries && { entries: section.entries.map(add) }),
    })),
  };
}
