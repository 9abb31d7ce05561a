import type { MockupEntry } from '@northloop/contracts';

/** The columns of a row written as 'one | two | three'; missing columns are empty. */
export function columns(row: string): [first: string, second: string, third: string] {
  const [first = '', second = '', third = ''] = row.split(' | ');
  return [first, second, third];
}

/** Converts a row to an entry: name, description and a short fact. */
export function toEntry(row: string): MockupEntry {
  const [name, description, fact] = columns(row);
  return { name, description, fact };
}
