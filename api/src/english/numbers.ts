/** Numbers as words. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...`zero one two three four five six seven eight nine ten eleven twelve`
    .split(' ')
    .map((word, number): [string, number] => [word, number]),
  ['single', 1],
  ['dozen', 12],
  ['couple', 2],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['eighteen', 18],
  ['twenty', 20],
  ['thirty', 30],
]);
