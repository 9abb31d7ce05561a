import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from './files-below.js';

/** A business as its owner would describe it: by its name, its description or both. */
export interface TradeExample {
  readonly companyName: string | undefined;
  readonly description: string | undefined;
}

/**
 * Reads the examples of all trades below a folder, by the trade's id, which is the file's name. A line is an example:
 * the name, a bar and the description; either may be empty.
 * @param folder with a slash at the end
 * @throws Error that names the line at fault
 */
export function readTradeExamples(folder: URL): Map<string, TradeExample[]> {
  const files = filesBelow(folder, '.txt');
  return new Map(
    files.map((file) => {
      const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
      const examples = lines.map((line, at) => readExample(line, `${file}, line ${at + 1}`));
      return [basename(file, '.txt'), examples];
    }),
  );
}

function readExample(line: string, where: string): TradeExample {
  const [companyName, description, ...more] = line.split('|').map((part) => part.trim());
  if (description === undefined || more.length > 0 || companyName + description === '') {
    throw new Error(`${where}: an example is a name, a bar and a description`);
  }
  return { companyName: companyName || undefined, description: description || undefined };
}
