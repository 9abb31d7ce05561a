import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { fillFigures } from './figures.js';
import { type Subject, subjectFileSchema, subjectSchema } from './subject.js';

/**
 * Reads all subjects below a folder, in the order of their paths, with the figures filled in.
 * @param folder with a slash at the end
 * @throws Error that names the file and the subject at fault: not as the schema wants it, an unknown figure, an id
 * used twice, or a `next` that does not exist
 */
export function readSubjects(folder: URL): Subject[] {
  const subjects = filesBelow(folder).flatMap((file) =>
    readFile(new URL(file, folder), file).map((subject) => ({ file, subject })),
  );
  const files = new Map<string, string>();
  for (const { file, subject } of subjects) {
    const other = files.get(subject.id);
    if (other !== undefined) throw new Error(`${file}: ${subject.id} is in ${other} already`);
    files.set(subject.id, file);
  }
  for (const { file, subject } of subjects) {
    const missing = subject.next?.find((id) => !files.has(id));
    if (missing !== undefined) {
      throw new Error(`${file}: ${subject.id} leads on to ${missing}, which does not exist`);
    }
  }
  return subjects.map(({ subject }) => subject);
}

function filesBelow(folder: URL): string[] {
  return readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml'))
    .sort();
}

function readFile(url: URL, file: string): Subject[] {
  const content = attempt(file, () => subjectFileSchema.parse(parse(readFileSync(url, 'utf8'))));
  return content.subjects.map((entry, index) =>
    attempt(`${file}: ${idOf(entry) ?? `subject ${index + 1}`}`, () =>
      withFigures(subjectSchema.parse(entry)),
    ),
  );
}

function withFigures({ answer, es, ...subject }: Subject): Subject {
  return {
    ...subject,
    ...(answer !== undefined && { answer: fillFigures(answer) }),
    ...(es !== undefined && {
      es: { ...es, ...(es.answer !== undefined && { answer: fillFigures(es.answer) }) },
    }),
  };
}

function idOf(entry: unknown): string | undefined {
  const { data } = z.object({ id: z.string() }).safeParse(entry);
  return data?.id;
}

function attempt<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? z.prettifyError(error)
        : error instanceof Error
          ? error.message
          : String(error);
    throw new Error(`${place}: ${reason}`, { cause: error });
  }
}
