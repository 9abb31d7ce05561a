/**
 * Tells how often a running site finds the right trade of a described business: as its first guess, and among the first
 * three. Single descriptions are not printed, so that nobody tunes for them.
 *
 *     BASE=http://localhost:3000 npx tsx tests/mockup/measure-trades.ts
 */
import { readFileSync } from 'node:fs';
import type { MockupReading } from '@northloop/contracts';
import { parse } from 'yaml';
import { z } from 'zod';

const { BASE = 'http://localhost:3000' } = process.env;
const GOALS = { first: 92, three: 98 };

const businesses = z
  .array(z.strictObject({ trade: z.string(), company: z.string(), text: z.string() }))
  .parse(parse(readFileSync(new URL('trades/measured.yaml', import.meta.url), 'utf8')));

let first = 0;
let three = 0;
for (const { trade, company, text } of businesses) {
  const answer = await fetch(`${BASE}/api/mockup/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ companyName: company, description: text }),
  });
  if (!answer.ok) throw new Error(`${company}: ${answer.status} ${await answer.text()}`);
  const { trades } = (await answer.json()) as MockupReading;
  const place = trades.findIndex(({ id }) => id === trade);
  if (place === 0) first += 1;
  if (place >= 0 && place < 3) three += 1;
}

const share = (count: number) => (100 * count) / businesses.length;
process.stdout.write(
  `${businesses.length} businesses: right trade first ${share(first).toFixed(1)} % (goal ${GOALS.first}), among three ${share(three).toFixed(1)} % (goal ${GOALS.three})\n`,
);
process.exitCode = share(first) >= GOALS.first && share(three) >= GOALS.three ? 0 : 1;
