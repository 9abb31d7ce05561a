import type { EvalQuestion } from '../../eval-question';

/**
 * Questions by category, one a line: what was said before and is asked now, parted by '>>', then behind '=>' what
 * the answer must have, parted by '&', each with its alternatives parted by '/'.
 */
export type EverydayTable = Readonly<Record<string, string>>;

/**
 * The questions of a table.
 * @param round names them, together with their number
 * @throws Error when a line says nothing that the answer must have
 */
export function everydayQuestions(round: string, tables: readonly EverydayTable[]): EvalQuestion[] {
  return tables
    .flatMap((table) => Object.entries(table))
    .flatMap(([category, lines]) =>
      lines
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => [category, line] as const),
    )
    .map(([category, line], index) => {
      const [said = '', wanted = ''] = parts(line, '=>');
      const has = parts(wanted, ' & ').map((one) => parts(one, ' / '));
      if (has.length === 0 || has.flat().includes(''))
        throw new Error(`No wanted words in: ${line}`);
      const turns = parts(said, '>>');
      return {
        id: `${round}${String(index + 1).padStart(3, '0')}`,
        category,
        earlier: turns.slice(0, -1),
        ask: turns.at(-1) ?? '',
        has,
      };
    });
}

function parts(text: string, mark: string): string[] {
  return text.split(mark).map((part) => part.trim());
}
