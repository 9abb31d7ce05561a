import { icon } from '../art/icon';
import type { BodyDrawing } from '../look';
import { html } from '../markup';
import { evenRows } from './even-rows';

const ROOM = { wide: 4, beside: 3 };

/** Points, each with a tick in a disc. */
export const proofTicks: BodyDrawing = {
  draw: ({ section }) =>
    html`<ul class="points ${evenRows(section.highlights, ROOM)}">${section.highlights?.map((text) => html`<li><span class="disc">${icon('check')}</span><span>${text}</span></li>`)}</ul>`,
  styles: `
.points{--gap:2rem;--row-gap:1.3rem}
.points li{display:flex;align-items:flex-start;gap:.9rem;font:600 var(--h4)/1.35 var(--headings);font-weight:var(--head-weight)}
.disc{display:grid;place-items:center;flex:none;width:2.1rem;height:2.1rem;border-radius:50%;background:var(--tint);color:var(--ground)}
.disc .icon{width:1.1rem;height:1.1rem;stroke-width:2.6}`,
};

/** Points with large numbers, each below a line. */
export const proofOrdinals: BodyDrawing = {
  draw: ({ section }) =>
    html`<ol class="ordinals ${evenRows(section.highlights, ROOM)}">${section.highlights?.map((text) => html`<li>${text}</li>`)}</ol>`,
  styles: `
.ordinals{--gap:2rem;counter-reset:n}
.ordinals li{counter-increment:n;padding-top:1rem;border-top:2px solid var(--ink);font-size:1.1rem}
.ordinals li::before{content:counter(n,decimal-leading-zero);display:block;margin-bottom:.6rem;color:var(--tint);font:600 var(--h3)/1 var(--headings)}`,
};

/** One quiet line of points, each with a star. */
export const proofStrip: BodyDrawing = {
  draw: ({ section }) =>
    html`<ul class="strip">${section.highlights?.map((text) => html`<li>${icon('star')}${text}</li>`)}</ul>`,
  styles: `
.strip{display:flex;flex-wrap:wrap;gap:.8rem 2.4rem}
.strip li{display:flex;align-items:center;gap:.6rem;font-weight:600}
.strip .icon{color:var(--tint)}`,
};
