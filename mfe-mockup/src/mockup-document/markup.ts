/** HTML that is safe to insert unescaped, because {@link html} created it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** The values that a template accepts: text is escaped, markup is inserted unchanged, falsy values are left out. */
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
 * Template tag for HTML. It escapes every inserted value for text and quoted attributes, so escaping cannot be
 * forgotten. Only other {@link Markup} is inserted unchanged.
 */
export function html(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(toText)));
}
