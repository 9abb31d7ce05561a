import { icon } from '../art/icon';
import { stillLife } from '../art/still-life';
import { thingIcon } from '../art/thing';
import { tiles } from '../art/tiles';
import type { BodyDrawing } from '../look';
import { html, type Markup } from '../markup';
import { evenRows } from './even-rows';
import { ticks } from './parts';

const ROOM = { wide: 4, beside: 2 };

const ICONS = ['spark', 'heart', 'leaf', 'star', 'shield', 'chat'] as const;

const thingOrIcon = (thing: Markup | undefined, index: number): Markup =>
  thing ? thingIcon(thing) : icon(ICONS[index % ICONS.length] ?? 'star');

/** Cards side by side, each below a strip of pattern. */
export const serviceCards: BodyDrawing = {
  draw: ({ section, seed }, { drawing }) =>
    html`<div class="cards ${evenRows(section.services, ROOM)}">${section.services?.map(
      ({ name, description, features, picture }, index) =>
        html`<article class="card tone-plain"><div class="card-art">${cardArt(`${seed}/${index}`, drawing(picture))}</div><h3>${name}</h3><p>${description}</p>${ticks(features)}</article>`,
    )}</div>`,
  styles: `
.cards{--gap:1.5rem}
.card{overflow:hidden;border:var(--line-width) solid var(--rule);border-radius:var(--radius);padding:0 1.6rem 1.7rem}
.card-art{height:8rem;margin:0 -1.6rem 1.5rem}
.card-thing{display:grid;height:100%;place-items:center;background:color-mix(in oklab,var(--tint) 16%,var(--ground))}.card-thing .thing{width:5.2rem;height:5.2rem}
.card p{margin-top:.5rem;color:var(--muted)}`,
};

/** Lines without boxes, each with its thing in small. */
export const serviceRows: BodyDrawing = {
  draw: ({ section }, { drawing }) =>
    html`<ol class="rows">${section.services?.map(
      ({ name, description, features, picture }, index) =>
        html`<li><span class="row-thing">${thingOrIcon(drawing(picture), index)}</span><h3>${name}</h3><div><p>${description}</p>${features.length > 0 && html`<p class="row-notes">${features.map((feature, index) => html`${index > 0 && ' · '}<span>${feature}</span>`)}</p>`}</div></li>`,
    )}</ol>`,
  styles: `
.rows{border-top:2px solid var(--ink)}
.rows li{display:grid;gap:.5rem;padding-block:1.6rem;border-bottom:1px solid var(--rule)}
.row-notes{margin-top:.5rem;font-size:.95rem;color:var(--muted)}
.row-thing .thing{width:3.2rem;height:3.2rem}.row-thing .icon{width:1.6rem;height:1.6rem;margin:.4rem .8rem;color:var(--tint)}
@media(min-width:720px){.rows li{grid-template-columns:3.2rem 1fr 1.25fr;gap:1.6rem;align-items:center}}`,
};

/** Picture and text on alternating sides. */
export const serviceZigzag: BodyDrawing = {
  draw: ({ section, seed }, { drawing, scene }) =>
    html`<div class="zigzag">${section.services?.map(
      ({ name, description, features, picture }, index) =>
        html`<article><div class="zigzag-art">${stillLife(seed, index, drawing(picture) ?? (section.services?.length === 1 ? scene[1] : undefined))}</div><div><h3>${name}</h3><p>${description}</p>${ticks(features)}</div></article>`,
    )}</div>`,
  styles: `
.zigzag{display:grid;gap:clamp(2.5rem,6vw,4.5rem)}
.zigzag article{display:grid;gap:1.5rem;align-items:center}
.zigzag-art{overflow:hidden;border-radius:var(--radius);aspect-ratio:16/11}
.zigzag h3{font-size:var(--h2)}
.zigzag h3+p{margin-top:.8rem;font-size:1.1rem;color:var(--muted)}
@media(min-width:720px){.zigzag article{grid-template-columns:1fr 1fr;gap:clamp(2rem,6vw,5rem)}.zigzag article:nth-child(even) .zigzag-art{order:1}}`,
};

/** The thing on a strip of color, or a pattern. */
const cardArt = (seed: string, thing: Markup | undefined): Markup =>
  thing ? html`<span class="card-thing">${thingIcon(thing)}</span>` : tiles(seed, 4, 1);

/** A tight grid separated by lines, with an icon in each field. */
export const serviceFields: BodyDrawing = {
  draw: ({ section }, { drawing }) =>
    html`<div class="fields ${evenRows(section.services, ROOM)}">${section.services?.map(
      ({ name, description, features, picture }, index) =>
        html`<article>${thingOrIcon(drawing(picture), index)}<h3>${name}</h3><p>${description}</p>${ticks(features)}</article>`,
    )}</div>`,
  styles: `
.fields{--gap:1px}
.fields article{padding:1.8rem 1.6rem;box-shadow:0 0 0 1px var(--rule)}
.fields .icon{color:var(--tint)}.fields .thing{width:4.2rem;height:4.2rem;margin-bottom:1.1rem}.fields article>.icon{width:1.8rem;height:1.8rem;margin-bottom:1.1rem}
.fields h3+p{margin-top:.5rem;color:var(--muted)}`,
};

/** One large field with a picture and smaller ones around it. */
export const serviceBento: BodyDrawing = {
  draw: ({ section, seed }, { drawing, scene }) =>
    html`<div class="bento">${section.services?.map(
      ({ name, description, features, picture }, index) =>
        html`<article class="${index === 0 ? 'bento-first tone-primary' : index % 3 === 1 ? 'tone-soft' : 'tone-surface'}">${index === 0 && html`<div class="bento-art">${stillLife(seed, 0, drawing(picture) ?? scene[2])}</div>`}<div><h3>${name}</h3><p>${description}</p>${ticks(features)}</div></article>`,
    )}</div>`,
  styles: `
.bento{display:grid;gap:1rem}
.bento article{padding:1.7rem;border-radius:var(--radius);overflow:hidden}
.bento h3+p{margin-top:.5rem;color:var(--muted)}
.bento .bento-first{display:grid;padding:0}.bento-first>div:last-child{padding:1.7rem}
.bento-art{aspect-ratio:16/9;overflow:hidden}
@media(min-width:720px){.bento{grid-template-columns:repeat(2,1fr)}.bento .bento-first{grid-column:1/-1;grid-template-columns:1fr 1fr;align-items:center}.bento-first .bento-art{aspect-ratio:auto;height:100%;min-height:17rem}.bento-first h3{font-size:var(--h2)}
.bento article:last-child:nth-child(even){grid-column:1/-1}}`,
};
