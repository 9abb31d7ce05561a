/** How many results there are, as it is shown and read out. */
export const resultCount = (count: number, query: string): string => {
  const found = count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
  return `${found} for “${query}”`;
};
