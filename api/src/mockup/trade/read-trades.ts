import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { filesBelow } from './files-below.js';
import { GENERAL_TRADES, type Trade, tradeSchema } from './trade.js';

/**
 * Reads all trades below a folder, in the order of their paths. A trade's id is its file's name.
 * @param folder with a slash at the end
 * @throws Error that names the file at fault, or the general trade that is missing
 */
export function readTrades(folder: URL): Trade[] {
  const files = filesBelow(folder, '.yaml');
  const trades = files.map((file) => readTrade(new URL(file, folder), file));
  const missing = Object.values(GENERAL_TRADES).find(
    (id) => !trades.some((trade) => trade.id === id),
  );
  if (missing !== undefined) throw new Error(`There is no trade ${missing}.`);
  return trades;
}

function readTrade(url: URL, file: string): Trade {
  const { data, error } = tradeSchema.safeParse(parse(readFileSync(url, 'utf8')));
  if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`, { cause: error });
  return { id: basename(file, '.yaml'), ...data };
}
