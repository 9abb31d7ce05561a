import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { readTradeExamples } from './read-trade-examples.js';
import { readTrades } from './read-trades.js';

function folderWith(line: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'trade-examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'bakery.txt'), `Elm Creek |\n${line}\n`);
  return pathToFileURL(`${folder}/`);
}

it('reads names, descriptions and both', () => {
  expect(readTradeExamples(folderWith('| Rye on Fridays.')).get('bakery')).toEqual([
    { companyName: 'Elm Creek', description: undefined },
    { companyName: undefined, description: 'Rye on Fridays.' },
  ]);
});

it.each(['Rye on Fridays.', 'Elm | Rye | on Fridays', ' | '])(
  'names a line such as "%s"',
  (line) => {
    expect(() => readTradeExamples(folderWith(line))).toThrow('bakery.txt, line 2');
  },
);

it('has many examples of every trade, and none twice', () => {
  const examples = readTradeExamples(new URL('../trade-examples/', import.meta.url));
  const trades = readTrades(new URL('../trades/', import.meta.url));
  expect([...examples.keys()].sort()).toEqual(trades.map(({ id }) => id).sort());
  const few = [...examples].filter(([, list]) => list.length < 40);
  expect(few.map(([id, list]) => `${id}: ${list.length}`)).toEqual([]);
  const texts = [...examples.values()].flat().flatMap(({ description }) => description ?? []);
  expect(texts.length - new Set(texts).size).toBe(0);
});
