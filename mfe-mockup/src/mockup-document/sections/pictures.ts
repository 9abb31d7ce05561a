import { counter } from '../art/counter';
import { hills } from '../art/hills';
import { icon } from '../art/icon';
import { stillLife } from '../art/still-life';
import { sunrise } from '../art/sunrise';
import { tiles } from '../art/tiles';
import type { BodyDrawing } from '../look';
import { html, type Markup } from '../markup';
import type { PagePlan, PlannedSection } from '../page-plan';
import { evenRows } from './even-rows';

/** A picture for an entry: mostly scenes of the trade, alternating with views and patterns. */
export function entryArt({ seed }: PlannedSection, { scene }: PagePlan, index: number): Markup {
  const own = `${seed}/${index}`;
  // From the end: the first ones stand in the hero.
  const things = [...scene].reverse();
  switch (index % 5) {
    case 0:
      return counter(own, 2, things);
    case 1:
      return stillLife(own, index, things[2]);
    case 2:
      return hills(own, things.slice(3));
    case 3:
      return tiles(own, 4, 3);
    default:
      return index % 2 === 0 ? sunrise(own) : stillLife(own, index, things[3]);
  }
}

interface Picture {
  title: string;
  line: string;
  fact: string;
  drawing?: string | undefined;
}

/** The pictures of a section: one for each entry, or for each highlight if there are no entries. */
export const picturesOf = ({ section }: PlannedSection): Picture[] =>
  section.entries?.map(({ name, description, fact, picture }) => ({
    drawing: picture,
    title: name,
    line: description,
    fact,
  })) ?? (section.highlights ?? []).map((title) => ({ title, line: '', fact: '' }));

const caption = ({ title, line, fact }: Picture): Markup =>
  html`<figcaption><strong>${title}</strong>${line && html`<span>${line}</span>`}${fact && html`<span class="fact">${fact}</span>`}</figcaption>`;

const figures = (planned: PlannedSection, plan: PagePlan, className: string): Markup =>
  html`<div class="${className}">${picturesOf(planned).map(
    (picture, index) =>
      html`<figure><div class="frame">${entryArt(planned, plan, index)}</div>${caption(picture)}</figure>`,
  )}</div>`;

const CAPTION = `
.frame{overflow:hidden;border-radius:var(--radius)}
figcaption strong,figcaption span{display:block}
figcaption strong{font:600 var(--h4)/1.3 var(--headings);font-weight:var(--head-weight)}
figcaption span{color:var(--muted)}
.wall figcaption,.sheet figcaption,.panels figcaption,.casebook figcaption{padding-top:.9rem}`;

/** Works on a wall, in different sizes. */
export const pictureWall: BodyDrawing = {
  draw: (planned, plan) => figures(planned, plan, 'wall'),
  styles: `${CAPTION}
.wall{display:grid;gap:clamp(1.6rem,4vw,3rem)}
.wall .frame{aspect-ratio:4/3}
@media(min-width:720px){.wall{grid-template-columns:repeat(12,1fr)}.wall figure{grid-column:span 5;align-self:end}.wall figure:nth-child(4n+1){grid-column:span 7}.wall figure:nth-child(4n){grid-column:span 7}.wall figure:nth-child(5n){grid-column:1/-1}.wall figure:nth-child(5n) .frame{aspect-ratio:21/8}}`,
};

/** A grid of many small squares. */
export const pictureSheet: BodyDrawing = {
  draw: (planned, plan) => figures(planned, plan, 'sheet'),
  styles: `${CAPTION}
.sheet{display:grid;gap:1.4rem;grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr))}
.sheet .frame{aspect-ratio:1;border-radius:var(--radius-small)}`,
};

/** Tall panels in one row that scrolls sideways. */
export const picturePanels: BodyDrawing = {
  draw: (planned, plan) => figures(planned, plan, 'panels'),
  styles: `${CAPTION}
.panels{display:grid;gap:1.2rem;grid-template-columns:repeat(2,minmax(0,1fr))}
.panels .frame{aspect-ratio:3/4}
@media(min-width:860px){.panels{grid-template-columns:repeat(4,minmax(0,1fr))}.panels figure:nth-child(even){margin-top:2.5rem}.panels figure:nth-child(n+5){display:none}}`,
};

/** Works one below the other, each with its story beside the picture. */
export const pictureCases: BodyDrawing = {
  draw: (planned, plan) => figures(planned, plan, 'casebook'),
  styles: `${CAPTION}
.casebook{display:grid;gap:clamp(2rem,5vw,3.5rem)}
.casebook figure{display:grid;gap:1rem}
.casebook .frame{aspect-ratio:16/10}
.casebook strong{font-size:var(--h3)}
.casebook .fact{margin-top:.8rem;padding-top:.8rem;border-top:1px solid var(--rule);font-weight:600;color:var(--tint)}
@media(min-width:720px){.casebook figure{grid-template-columns:1.5fr 1fr;gap:clamp(1.5rem,4vw,3.5rem);align-items:center}.casebook figure:nth-child(even) .frame{order:1}}`,
};

/** Titles as a list in large type, each with a small picture. */
export const pictureIndex: BodyDrawing = {
  draw: (planned, plan) =>
    html`<ul class="title-list">${picturesOf(planned).map(
      ({ title, line, fact }, index) =>
        html`<li><div class="title-art">${entryArt(planned, plan, index)}</div><h3>${title}</h3><p>${line}</p><p class="fact">${fact}</p></li>`,
    )}</ul>`,
  styles: `
.title-list{border-top:2px solid var(--ink)}
.title-list li{display:grid;gap:.2rem;padding-block:1.3rem;border-bottom:1px solid var(--rule)}
.title-list h3{font-size:var(--h2);line-height:1.1}
.title-list p{color:var(--muted)}
.title-art{overflow:hidden;width:7.5rem;aspect-ratio:4/3;margin-bottom:.6rem;border-radius:var(--radius-small)}
@media(min-width:720px){.title-list li{grid-template-columns:7.5rem 1.6fr 1fr auto;gap:2rem;align-items:center}.title-art{margin:0}}`,
};

const PRODUCT_ROOM = { wide: 4, beside: 3 };

/** The classes of a product list in even rows. */
const inRows = (className: string, planned: PlannedSection) =>
  `${className} ${evenRows(picturesOf(planned), PRODUCT_ROOM)}`;

const product = (planned: PlannedSection, plan: PagePlan, className: string): Markup => {
  return html`<div class="${className}">${picturesOf(planned).map(
    ({ title, line, fact, drawing }, index) =>
      html`<article class="product"><div class="product-art">${stillLife(planned.seed, index, plan.drawing(drawing))}</div><div class="product-head"><h3>${title}</h3>${fact && html`<p class="fact">${fact}</p>`}</div>${line && html`<p class="product-line">${line}</p>`}<p class="product-more">${plan.mockup.industry === 'real estate' ? html`${icon('pin')}Book a showing` : html`${icon('bag')}Add to bag`}</p></article>`,
  )}</div>`;
};

const PRODUCT = `
.product-art{overflow:hidden;border-radius:var(--radius);margin-bottom:1rem}
.product-head{display:flex;justify-content:space-between;gap:1rem;align-items:baseline}
.product h3{font-size:var(--h4)}
.product .fact{font-weight:700;white-space:nowrap}
.product-line{color:var(--muted)}
.product-more{display:flex;align-items:center;gap:.5rem;margin-top:.6rem;font-weight:600;color:var(--tint)}`;

/** Products on a shelf, three in a row. */
export const productShelf: BodyDrawing = {
  draw: (planned, plan) => product(planned, plan, inRows('shelf', planned)),
  styles: `${PRODUCT}
.shelf{--gap:1.4rem;--row-gap:2.2rem}
.shelf .product-art{aspect-ratio:1}`,
};

/** Products in smaller cards with a border. */
export const productGrid: BodyDrawing = {
  draw: (planned, plan) => product(planned, plan, inRows('goods', planned)),
  styles: `${PRODUCT}
.goods{--gap:1px}
.goods .product{padding:1.2rem;box-shadow:0 0 0 1px var(--rule)}
.goods .product-art{aspect-ratio:4/3;border-radius:var(--radius-small)}`,
};

/** Homes or other large things: wide pictures, two in a row. */
export const productLarge: BodyDrawing = {
  draw: (planned, plan) => product(planned, plan, 'large-goods'),
  styles: `${PRODUCT}
.large-goods{display:grid;gap:2.5rem 1.6rem}
.large-goods .product-art{aspect-ratio:16/10}
.large-goods h3{font-size:var(--h3)}
@media(min-width:720px){.large-goods{grid-template-columns:1fr 1fr}.large-goods .product:nth-child(odd){margin-top:0}.large-goods .product:nth-child(even){margin-top:3rem}}`,
};
