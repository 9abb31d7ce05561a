import type { MockupSection } from '@northloop/contracts';
import { portrait } from '../art/portrait';
import type { BodyDrawing } from '../look';
import { html } from '../markup';
import { evenRows } from './even-rows';

/** Quotations need space: with the title beside them, portraits are stacked. */
const CARD_ROOM = { wide: 3, beside: 2 };
const PORTRAIT_ROOM = { wide: 3, beside: 1 };

type Quotation = NonNullable<MockupSection['testimonials']>[number];

const caption = ({ author, position, company }: Quotation) =>
  html`<figcaption><strong>${author}</strong><span>${[position === 'Sample' ? '' : position, company].filter(Boolean).join(', ')}</span></figcaption>`;

/** The section's title has the mark of a sample, because no quotation is from a real client. */
const quotation = (quote: Quotation) =>
  html`<figure class="quote"><blockquote><p>${quote.quote}</p></blockquote>${caption(quote)}</figure>`;

const QUOTE_STYLES = `
.quote blockquote{text-wrap:pretty}
.quote figcaption{display:grid;margin-top:1.2rem;font-size:.95rem}
.quote figcaption span{color:var(--muted)}`;

/** Cards side by side. */
export const quoteCards: BodyDrawing = {
  draw: ({ section }) =>
    html`<div class="quotes ${evenRows(section.testimonials, CARD_ROOM)}">${section.testimonials?.map(quotation)}</div>`,
  styles: `${QUOTE_STYLES}
.quote{padding:1.8rem;border:var(--line-width) solid var(--rule);border-radius:var(--radius)}
.quote blockquote{font-size:1.1rem;line-height:1.5}`,
};

/** The first one large, the others below it. */
export const quoteLead: BodyDrawing = {
  draw: ({ section }) =>
    html`<div class="quotes-lead ${section.testimonials?.length === 2 && 'two'}">${section.testimonials?.map(quotation)}</div>`,
  styles: `${QUOTE_STYLES}
.quotes-lead{display:grid;gap:2.2rem}
.quotes-lead .quote:first-child blockquote{font:500 var(--h2)/1.22 var(--headings);font-weight:var(--head-weight)}
@media(min-width:720px){.quotes-lead{grid-template-columns:1fr 1fr;gap:2.5rem 3.5rem}.quotes-lead .quote:first-child{grid-column:1/-1;max-width:52rem}}
@media(min-width:860px){.quotes-lead.two{grid-template-columns:1.9fr 1fr;align-items:end}.quotes-lead.two .quote:first-child{grid-column:auto}.quotes-lead.two .quote:last-child{padding-left:2rem;border-left:1px solid var(--rule)}}`,
};

/** Quotations beside a portrait, on a line. */
export const quotePortraits: BodyDrawing = {
  draw: ({ section, seed }) =>
    html`<div class="quotes-portraits ${evenRows(section.testimonials, PORTRAIT_ROOM)}">${section.testimonials?.map(
      (quote, index) =>
        html`<figure class="quote"><div class="quote-face">${portrait(seed, index)}</div><blockquote><p>${quote.quote}</p></blockquote>${caption(quote)}</figure>`,
    )}</div>`,
  styles: `${QUOTE_STYLES}
.quotes-portraits{--gap:2.2rem}
.quotes-portraits .quote{position:relative;display:grid;justify-items:start;padding-left:5.8rem;min-height:4.5rem}
.quote-face{position:absolute;left:0;top:0;width:4.5rem;height:4.5rem;border-radius:50%;overflow:hidden}
.quotes-portraits blockquote{font-size:1.15rem;line-height:1.5}`,
};
