import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Wording } from './wording';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SUBJECTS = 'api/src/chatbot/knowledge/subjects';

/** The lists of a subject that hold examples, by their path in it. */
const LISTS = [
  { path: ['asked'], isSpanish: false },
  { path: ['follow_ups'], isSpanish: false },
  { path: ['es', 'asked'], isSpanish: true },
];

/** Reads the assistant's examples, each with the file and line that it is written in. */
export async function readExamples(root = ROOT): Promise<Wording[]> {
  const files = await readdir(join(root, SUBJECTS), { recursive: true });
  const wordings: Wording[] = [];
  for (const file of files.filter((name) => name.endsWith('.yaml')).sort()) {
    const place = join(SUBJECTS, file);
    wordings.push(...examplesIn(place, await readFile(join(root, place), 'utf8')));
  }
  return wordings;
}

/** The examples of one file of subjects. */
export function examplesIn(file: string, text: string): Wording[] {
  const lines = new LineCounter();
  const subjects = parseDocument(text, { lineCounter: lines }).get('subjects');
  if (!isSeq(subjects)) return [];
  return subjects.items.filter(isMap).flatMap((subject: YAMLMap) =>
    LISTS.flatMap(({ path, isSpanish }) => {
      const list = subject.getIn(path);
      if (!isSeq(list)) return [];
      return list.items.filter(isScalar).map(({ value, range }) => ({
        text: String(value),
        place: `${file}:${lines.linePos(range?.[0] ?? 0).line}`,
        isSpanish,
      }));
    }),
  );
}
