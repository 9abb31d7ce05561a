/** HTML that may stand in a document as it is, because {@link html} made it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What a template may hold: text is escaped, markup is not, and what is falsy leaves no trace. */
export type MarkupPart =
  | string
  | number
  | Markup
  | false
  | null
  | undefined
  | readonly MarkupPart[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function toText(part: MarkupPart): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return escapeText(part);
  if (typeof part === 'number') return String(part);
  if (Array.isArray(part)) return part.map(toText).join('');
  return '';
}

/**
 * Template tag for HTML. Everything put into it is escaped, for text and for quoted attributes alike, so that
 * forgetting to do so is not possible; only other {@link Markup} goes in untouched.
 */
export function html(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(toText)));
}
