/** Adds a color to the list, or removes it if the list already contains it. */
export function withColor(list: string, name: string): string {
  const names = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return (names.includes(name) ? names.filter((entry) => entry !== name) : [...names, name]).join(
    ', ',
  );
}
