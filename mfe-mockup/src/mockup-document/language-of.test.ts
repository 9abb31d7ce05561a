import { expect, it } from 'vitest';
import { languageOf } from './language-of';

it.each([
  ['Elm Creek Bakery. Bread worth the walk.', 'en', 'ltr'],
  ['Café Åse & Søn', 'en', 'ltr'],
  ['מאפייה ביתית ליד הנחל', 'he', 'rtl'],
  ['مخبز العائلة، خبز طازج كل صباح', 'ar', 'rtl'],
  ['Пекарня у ручья', 'ru', 'ltr'],
  ['面包店。每天新鲜出炉。', 'zh', 'ltr'],
  ['毎朝焼きたてのパン屋', 'ja', 'ltr'],
  ['Elm Creek Bakery (面包店), bread worth the walk', 'en', 'ltr'],
  ['', 'en', 'ltr'],
  ['2012 – 2026', 'en', 'ltr'],
])('%j is %s, %s', (text, lang, dir) => {
  expect(languageOf(text)).toEqual({ lang, dir });
});
