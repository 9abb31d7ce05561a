import { parseArgs } from 'node:util';
import { findSharedWordings } from './wordings/sets-apart';

/** With `--drop`, it prints only the file and line of each example to delete. */
const {
  values: { drop },
} = parseArgs({ options: { drop: { type: 'boolean', default: false } } });

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const { examples, turns, hidden } = await findSharedWordings();

if (drop) {
  for (const place of new Set(examples.map(({ first }) => first.place))) print(place);
} else {
  for (const { first, second, similarity } of [...examples, ...turns]) {
    const other = hidden.has(second) ? second.place : `${second.place}: ${second.text}`;
    print(`${similarity.toFixed(2)}  ${first.place}: ${first.text}  =  ${other}`);
  }
  print(`${examples.length} pairs with examples, ${turns.length} between the two sets.`);
}

process.exitCode = examples.length + turns.length === 0 ? 0 : 1;
