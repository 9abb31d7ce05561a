import barlowCondensed600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import bricolageGrotesque700 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import dmSans400 from '@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff2?url';
import dmSans600 from '@fontsource/dm-sans/files/dm-sans-latin-600-normal.woff2?url';
import dmSerifDisplay400 from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2?url';
import fraunces600 from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import instrumentSans400 from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2?url';
import instrumentSans600 from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2?url';
import karla400 from '@fontsource/karla/files/karla-latin-400-normal.woff2?url';
import karla600 from '@fontsource/karla/files/karla-latin-600-normal.woff2?url';
import karla700 from '@fontsource/karla/files/karla-latin-700-normal.woff2?url';
import lora600 from '@fontsource/lora/files/lora-latin-600-normal.woff2?url';
import outfit600 from '@fontsource/outfit/files/outfit-latin-600-normal.woff2?url';
import sourceSans3At400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url';
import sourceSans3At600 from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?url';
import sourceSerif4At400 from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url';
import sourceSerif4At600 from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import spaceGrotesk700 from '@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff2?url';
import syne700 from '@fontsource/syne/files/syne-latin-700-normal.woff2?url';
import workSans400 from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff2?url';
import workSans600 from '@fontsource/work-sans/files/work-sans-latin-600-normal.woff2?url';

/** Address of each font file on the site, by family and weight. The files contain Latin letters only. */
export const fontFiles: Readonly<Record<string, string>> = {
  'Fraunces 600': fraunces600,
  'DM Serif Display 400': dmSerifDisplay400,
  'Lora 600': lora600,
  'Space Grotesk 700': spaceGrotesk700,
  'Outfit 600': outfit600,
  'Syne 700': syne700,
  'Barlow Condensed 600': barlowCondensed600,
  'Bricolage Grotesque 700': bricolageGrotesque700,
  'Work Sans 400': workSans400,
  'Work Sans 600': workSans600,
  'DM Sans 400': dmSans400,
  'DM Sans 600': dmSans600,
  'Source Sans 3 400': sourceSans3At400,
  'Source Sans 3 600': sourceSans3At600,
  'Instrument Sans 400': instrumentSans400,
  'Instrument Sans 600': instrumentSans600,
  'Karla 400': karla400,
  'Karla 600': karla600,
  'Karla 700': karla700,
  'Source Serif 4 400': sourceSerif4At400,
  'Source Serif 4 600': sourceSerif4At600,
};
