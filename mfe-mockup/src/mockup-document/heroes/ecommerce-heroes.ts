import { counter } from '../art/counter';
import { stillLife } from '../art/still-life';
import { tiles } from '../art/tiles';
import type { HeroDrawing } from '../look';
import { html } from '../markup';
import { type PagePlan, sectionOf } from '../page-plan';
import { actions, kicker, lead, title } from './hero-parts';

const shelfOf = (plan: PagePlan) => sectionOf(plan, 'services') ?? sectionOf(plan, 'products');

const doorsOf = (plan: PagePlan): string[] => {
  const { services, entries } = shelfOf(plan)?.section ?? {};
  return (services ?? entries ?? []).map(({ name }) => name).slice(0, 4);
};

/** A banner with two products and links to the categories. */
export const bannerHero: HeroDrawing = {
  draw: (plan) => {
    const doors = doorsOf(plan);
    return html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div class="banner tone-primary"><div class="banner-text">${title(plan)}${lead(plan)}${actions(plan, false)}</div><div class="banner-art">${stillLife(plan.seed, 0, plan.scene[0])}${stillLife(plan.seed, 1, plan.scene[1])}</div></div>${doors.length > 0 && html`<ul class="ways">${doors.map((name, index) => html`<li><a href="#${shelfOf(plan)?.id ?? 'top'}"><span class="way-art">${stillLife(`${plan.seed}/ways`, index, plan.scene[index + 2])}</span>${name}</a></li>`)}</ul>`}</div></section>`;
  },
  styles: `
.hero .wrap{padding-block:1.25rem 0}
.banner{display:grid;overflow:hidden;border-radius:calc(var(--radius)*1.2)}
.banner-text{padding:clamp(2rem,5vw,4rem) clamp(1.5rem,4vw,3.5rem)}
.banner-art{display:grid;grid-template-columns:1fr 1fr;min-height:13rem}
.ways{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem;margin-top:1.5rem}
.ways a{display:grid;justify-items:start;gap:.5rem;font-weight:600;text-decoration:none;line-height:1.25}
.ways a:hover{color:var(--tint)}
.way-art{flex:none;width:3.75rem;height:3.75rem;overflow:hidden;border-radius:50%}
@media(min-width:560px){.ways{display:flex;flex-wrap:wrap;gap:1rem 2.6rem}.ways a{display:flex;align-items:center;gap:.9rem}}
@media(min-width:720px){.banner{grid-template-columns:1fr 1.05fr}.banner-text{align-self:center}.banner-art{min-height:27rem}}`,
};

/** Three tall pictures from edge to edge, with the text below the middle one. */
export const lookbookHero: HeroDrawing = {
  draw: (plan) => {
    return html`<section class="hero" aria-labelledby="hero-title"><div class="trio">${[0, 1, 2].map((index) => html`<div>${stillLife(`${plan.seed}/trio`, index, plan.scene[index])}</div>`)}</div><div class="wrap">${kicker(plan)}${title(plan)}${lead(plan)}${actions(plan)}</div></section>`;
  },
  styles: `
.trio{display:grid;grid-template-columns:1fr 1fr;height:clamp(14rem,46vw,34rem)}
.trio>*{overflow:hidden;min-height:0}.trio>:nth-child(3){display:none}
.hero .wrap{display:grid;justify-items:center;text-align:center;padding-block:clamp(2rem,5vw,3.5rem) 0}
.hero h1{max-width:14em}
@media(min-width:720px){.trio{grid-template-columns:1fr 1.35fr 1fr}.trio>:nth-child(3){display:block}}`,
};

/** A short line, followed directly by the products. */
export const shelfHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero tone-soft" aria-labelledby="hero-title"><div class="wrap"><div>${title(plan)}</div><div class="shelf-side">${lead(plan)}${actions(plan, false)}</div></div><div class="shelf-line">${counter(plan.seed, 6, plan.scene)}</div></section>`,
  styles: `
.hero .wrap{display:grid;gap:1.2rem;padding-block:clamp(2rem,5vw,3.5rem)}
.shelf-side .lead{margin:0}.shelf-side .actions{margin-top:1.3rem}
.shelf-line{height:clamp(8rem,19vw,15rem);overflow:hidden}
@media(min-width:720px){.hero .wrap{grid-template-columns:1.5fr 1fr;align-items:end;gap:3rem}}`,
};

/** One featured product with its name and price. */
export const featurePieceHero: HeroDrawing = {
  draw: (plan) => {
    const piece = sectionOf(plan, 'products')?.section.entries?.[0];
    return html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div class="piece-art">${stillLife(`${plan.seed}/piece`, 0, plan.drawing(piece?.picture) ?? plan.scene[0])}${piece && html`<p class="price-tag tone-plain"><strong>${piece.name}</strong>${piece.fact && html`<span>${piece.fact}</span>`}</p>`}</div><div class="piece-text">${kicker(plan)}${title(plan)}${lead(plan)}${actions(plan)}</div></div></section>`;
  },
  styles: `
.hero .wrap{display:grid;gap:2rem;padding-block:1.5rem 1rem}
.piece-art{position:relative;overflow:hidden;border-radius:calc(var(--radius)*1.4);aspect-ratio:1}
.price-tag{position:absolute;left:1.2rem;bottom:1.2rem;display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;max-width:calc(100% - 2.4rem);padding:.7rem 1.1rem;border-radius:var(--radius-small)}
@media(min-width:860px){.hero .wrap{grid-template-columns:1.2fr 1fr;gap:clamp(2.5rem,6vw,5rem);align-items:center}}`,
};

/** A mosaic of category tiles; one of them holds the text. */
export const bazaarHero: HeroDrawing = {
  draw: (plan) => {
    const target = shelfOf(plan)?.id ?? 'top';
    return html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div class="mosaic"><div class="mosaic-text tone-ink">${title(plan)}${lead(plan)}${actions(plan, false)}</div>${doorsOf(plan).map((name, index) => html`<a class="mosaic-door" href="#${target}">${index === 1 ? tiles(`${plan.seed}/door`, 4, 4) : stillLife(`${plan.seed}/doors`, index, plan.scene[index])}<span class="tone-plain">${name}</span></a>`)}</div></div></section>`;
  },
  styles: `
.hero .wrap{padding-block:1.25rem 0}
.mosaic{display:grid;gap:.8rem;grid-template-columns:1fr 1fr}
.mosaic-text{grid-column:1/-1;padding:clamp(1.8rem,5vw,3.2rem);border-radius:var(--radius)}
.mosaic-door{position:relative;display:block;overflow:hidden;aspect-ratio:1;border-radius:var(--radius)}
.mosaic-door span{position:absolute;left:.7rem;bottom:.7rem;max-width:calc(100% - 1.4rem);padding:.4rem .8rem;border-radius:var(--radius-small);font-weight:600;line-height:1.2}
.mosaic-door:nth-child(n+6){display:none}
@media(min-width:860px){.mosaic{grid-template-columns:repeat(4,1fr)}.mosaic-text{grid-column:span 2;grid-row:span 2;display:grid;align-content:end}}`,
};
