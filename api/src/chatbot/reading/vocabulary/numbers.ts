/** Numbers as words. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...`zero one two three four five six seven eight nine ten eleven twelve`
    .split(' ')
    .map((word, number): [string, number] => [word, number]),
  ['single', 1],
  ['dozen', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
]);
