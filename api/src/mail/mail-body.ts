/** The content of a mail, independent of its format. */
export interface MailBody {
  /** Labeled values, one per line; may be empty. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Texts, in which line breaks are kept, and links. Each becomes a paragraph. */
  paragraphs: readonly (string | MailLink)[];
}

/** A link to the site. */
export interface MailLink {
  label: string;
  url: string;
}

/** The body as plain text. */
export function mailText({ facts, paragraphs }: MailBody): string {
  const list = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const texts = paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.url}`,
  );
  return `${[...(list === '' ? [] : [list]), ...texts].join('\n\n')}\n`;
}

/**
 * The body as HTML: no images, no other links, nothing to load, and `dir="auto"` for languages written from right to
 * left.
 */
export function mailHtml({ facts, paragraphs }: MailBody): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:600">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length === 0 ? [] : [`<table role="presentation">${rows.join('\n')}</table>`];
  const texts = paragraphs.map((paragraph) =>
    typeof paragraph === 'string'
      ? `<p dir="auto" style="white-space:pre-line">${escapeHtml(paragraph)}</p>`
      : `<p><a href="${escapeHtml(paragraph.url)}">${escapeHtml(paragraph.label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:16px">
${[...table, ...texts].join('\n')}
</body></html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
