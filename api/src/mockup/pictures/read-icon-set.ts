import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const setSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** Parts of names of people, gestures, signs and flags: they show no thing that one could sell. */
const NO_THING = new Set(
  `face person people man woman men boy girl hand hands finger thumb thumbs fist skin tone medium clock oclock thirty
  button arrow zodiac mark sign square circle triangle keycap poo coffin bomb pistol dagger swords
  cigarette kiss family couple monkey alien robot ghost vampire zombie prohibited non no`.split(
    /\s+/,
  ),
);

const showsThing = (name: string): boolean =>
  !name.startsWith('flag-') && !name.split('-').some((part) => NO_THING.has(part));

/**
 * The drawings of things by name: shapes in a box of 32 by 32. From Fluent Emoji Flat by Microsoft (MIT).
 * @throws Error if the set is not as expected
 */
export function readIconSet(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const { icons } = setSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    Object.entries(icons)
      .filter(([name]) => showsThing(name))
      .map(([name, { body }]) => [name, body]),
  );
}
