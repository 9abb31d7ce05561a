import type { MockupEntry } from '@northloop/contracts';

/** The columns of a row written as 'one | two | three'; those it lacks are empty. */
export function columns(row: string): [first: string, second: string, third: string] {
  const [first = '', second = '', third = ''] = row.split(' | ');
  return [first, second, third];
}

/** A row as an entry: name, description and a short fact. */
export function toEntry(row: string): MockupEntry {
  const [name, description, fact] = columns(row);
  return { name, description, fact };
}
