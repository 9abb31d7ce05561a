import { expect, it } from 'vitest';
import { documentFileName } from './save-document';

it.each([
  ['Elm Creek Bakery', 'elm-creek-bakery-homepage.html'],
  ['Café "Öl" / & Söhne!', 'cafe-ol-sohne-homepage.html'],
  ['漢字', 'homepage.html'],
])('names the file of %s', (company, name) => {
  expect(documentFileName(company)).toBe(name);
});
