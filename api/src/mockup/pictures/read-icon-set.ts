import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const setSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** People, gestures, signs and flags: they show no thing that one could sell. */
const NO_THING =
  /^flag-|face|person|people|man-|woman|boy|girl|hand|finger|thumb|fist|skin|medium|-light|-dark|clock$|-thirty$|o-oclock|oclock|button|arrow|heart|zodiac|mark$|sign$|square$|circle$|triangle|keycap|moon|poo|skull|coffin|bomb|pistol|dagger|sword|cigarette|kiss|family|couple|monkey|alien|robot|ghost|vampire|zombie/;

/**
 * The drawings of things by name: shapes in a box of 32 by 32. From Fluent Emoji Flat by Microsoft (MIT).
 * @throws Error if the set is not as expected
 */
export function readIconSet(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const { icons } = setSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    Object.entries(icons)
      .filter(([name]) => !NO_THING.test(name))
      .map(([name, { body }]) => [name, body]),
  );
}
