import type { EvalQuestion } from '../../eval-question';

/**
 * Questions by category, one per line. First come the earlier messages and the question, separated by '>>'. After '=>'
 * comes what the answer must contain, separated by '&', with alternatives separated by '/'.
 */
export type EverydayTable = Readonly<Record<string, string>>;

/**
 * Reads the questions of tables.
 * @param round prefix of their ids, before their number.
 * @throws Error if a line does not say what the answer must contain.
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
