/** A list of colors with one more in it, or without it where it is there already. */
export function withColor(list: string, name: string): string {
  const names = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return (names.includes(name) ? names.filter((entry) => entry !== name) : [...names, name]).join(
    ', ',
  );
}
