import { expect, it } from 'vitest';
import { languageOf } from './language.js';

it.each([
  ['What does a website cost?', 'en'],
  ['Can I get a résumé page for my café?', 'en'],
  ['hola', 'es'],
  ['Tienen trabajo?', 'es'],
  ['estan contratando', 'es'],
  ['bonjour', 'fr'],
  ['Öffnungszeiten?', 'de'],
  ['Wie ist Ihre Telefonnummer?', 'de'],
  ['quanto custa um site', 'pt'],
  ['ciao, quanto costa', 'it'],
  ['сколько стоит сайт', 'other'],
  ['xin chào, giá bao nhiêu', 'other'],
])('takes “%s” for %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
