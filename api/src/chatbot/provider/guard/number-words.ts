/**
 * Numbers in English and Spanish words, as digits; `*` marks those that multiply the number before them. `once` (eleven)
 * is left out, because it is an English word.
 */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  `one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 dozen 12 thirteen 13
  fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40
  fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred *100 thousand *1000 grand *1000·dollars million *1000000
  dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 doce 12 trece 13 catorce 14 quince 15
  veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100
  doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500 seiscientos 600 setecientos 700 ochocientos 800
  novecientos 900 mil *1000 millón *1000000 millones *1000000`
    .split(/(?<=\d\S*)\s+/)
    .map((entry): [string, string] => {
      const [word = '', digits = ''] = entry.split(' ');
      return [word, digits.replace('·', ' ')];
    }),
);
