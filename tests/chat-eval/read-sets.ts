import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { WEBSITE_TYPES } from '@northloop/contracts';
import { parse } from 'yaml';
import * as z from 'zod';

/** Development: looked at while the assistant is built. Measured: nobody looks at its turns one by one. */
export const SET_NAMES = ['development', 'measured'] as const;
export type SetName = (typeof SET_NAMES)[number];

/** A text with `|` between alternatives, such as `50%|half`. YAML reads a bare 30 as a number. */
const alternatives = z.union([z.string().min(1), z.number()]).transform(String);

const conditions = z.strictObject({
  /** Every line must be met by the answer. */
  has: z.array(alternatives).min(1).optional(),
  /** The answer must name the total of the quote for this project. */
  quote: z
    .strictObject({
      type: z.enum(WEBSITE_TYPES),
      features: z.array(z.string().min(1)).optional(),
      pages: z.int().positive().optional(),
    })
    .optional(),
  /** The answer must name or link one of these pages. */
  page: z.string().startsWith('/').optional(),
  /** Saying one of these is wrong. */
  wrong: z.array(alternatives).min(1).optional(),
  /** Also right, or the only right thing if nothing else is asked for. */
  or: z
    .array(z.enum(['hand-over', 'ask-back']))
    .min(1)
    .optional(),
  /** The lead form opens with at least this. */
  lead: z
    .strictObject({
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.union([z.string(), z.number()]).transform(String).optional(),
      message: z.string().optional(),
    })
    .optional(),
  /** A friendly no, without leaving the agency's subjects. */
  declines: z.literal(true).optional(),
  /** The answer offers to delete the conversation. */
  deletes: z.literal(true).optional(),
  /** The answer is in this language. */
  language: z.literal('es').optional(),
});

const turnShape = conditions.extend({ say: z.string().min(1).max(2000) });

const dialogueShape = z
  .strictObject({ id: z.string().min(1), turns: z.array(turnShape).min(1) })
  .refine(({ turns }) => turns.slice(-1).every(isJudged), {
    message: 'the last turn needs a condition beside `say`',
  });

const fileShape = z.strictObject({ kind: z.string().min(1), dialogues: z.array(z.unknown()) });

/** One message of a visitor, and what a right answer to it is. */
export type Turn = z.output<typeof turnShape>;

/** Messages of one visitor in one conversation, oldest first. */
export interface Dialogue {
  id: string;
  kind: string;
  turns: readonly Turn[];
}

/** A turn without a condition only leads up to the next one. */
export function isJudged({ say: _, ...conditions }: Turn): boolean {
  return Object.values(conditions).some((condition) => condition !== undefined);
}

const FOLDER = fileURLToPath(new URL('./sets', import.meta.url));

/**
 * Reads all YAML files of a set.
 * @throws Error that names the file and the id of an entry that is not as it should be, or that has another's id.
 */
export async function readSet(name: SetName, folder = FOLDER): Promise<Dialogue[]> {
  const files = (await readdir(`${folder}/${name}`)).filter((file) => file.endsWith('.yaml'));
  const dialogues: Dialogue[] = [];
  for (const file of files.sort()) {
    dialogues.push(
      ...readDialogues(`${name}/${file}`, await readFile(`${folder}/${name}/${file}`, 'utf8')),
    );
  }
  const ids = new Set<string>();
  for (const { id } of dialogues) {
    if (ids.has(id)) throw new Error(`${name}: two dialogues have the id ${id}`);
    ids.add(id);
  }
  return dialogues;
}

/** @throws Error that names the file and the id of a bad entry. */
export function readDialogues(file: string, text: string): Dialogue[] {
  const { kind, dialogues } = valid(fileShape, parse(text), file);
  return dialogues.map((entry, index) => ({
    ...valid(dialogueShape, entry, `${file}, ${idOf(entry) ?? `dialogue ${index + 1}`}`),
    kind,
  }));
}

function valid<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  place: string,
): z.output<Shape> {
  const result = shape.safeParse(value);
  if (!result.success) throw new Error(`${place}: ${z.prettifyError(result.error)}`);
  return result.data;
}

function idOf(entry: unknown): string | undefined {
  const named = z.looseObject({ id: z.string() }).safeParse(entry);
  return named.success ? named.data.id : undefined;
}
