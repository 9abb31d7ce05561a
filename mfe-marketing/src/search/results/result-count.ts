/** The number of results in words, for display and screen readers. */
export const resultCount = (count: number, query: string): string => {
  const found = count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
  return `${found} for “${query}”`;
};
