import { counter } from '../art/counter';
import { hills } from '../art/hills';
import { icon } from '../art/icon';
import { stillLife } from '../art/still-life';
import { sunrise } from '../art/sunrise';
import { tiles } from '../art/tiles';
import type { HeroDrawing } from '../look';
import { html, type Markup } from '../markup';
import { type PagePlan, sectionOf } from '../page-plan';
import { actions, kicker, lead, title } from './hero-parts';

const textLink = ({ mockup, actionHref }: PagePlan): Markup =>
  html`<a class="text-link" href="${actionHref}">${mockup.hero.cta} ${icon('arrow')}</a>`;

const TEXT_LINK = `
.text-link{display:inline-flex;align-items:center;gap:.6rem;justify-self:start;padding-bottom:.3rem;border-bottom:2px solid var(--tint);font-weight:600;text-decoration:none}
.text-link:hover{color:var(--tint)}`;

/** A sentence as large as the page, above a band of pattern. */
export const gallerySentenceHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero" aria-labelledby="hero-title"><div class="wrap">${title(plan)}<div class="hero-aside">${lead(plan)}${textLink(plan)}</div></div><div class="hero-band">${counter(plan.seed, 6, plan.scene)}</div></section>`,
  styles: `${TEXT_LINK}
.hero .wrap{padding-block:clamp(3rem,8vw,6.5rem) clamp(2.5rem,6vw,4.5rem)}
.hero h1{font-size:calc(var(--h1)*1.3);line-height:1;max-width:14em}
.hero-aside{display:grid;gap:1.4rem;margin-top:2rem}.hero-aside .lead{margin:0}
.hero-band{height:clamp(9rem,24vw,18rem);overflow:hidden}
@media(min-width:720px){.hero-aside{grid-template-columns:1fr auto;align-items:end;justify-content:space-between}}`,
};

/** A tall picture of the trade with a little text above it. */
export const monographHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero" aria-labelledby="hero-title"><div class="wrap">${kicker(plan)}${title(plan)}<div class="mono-art">${counter(plan.seed, 3, plan.scene)}</div><div class="mono-foot">${lead(plan)}${textLink(plan)}</div></div></section>`,
  styles: `${TEXT_LINK}
.hero .wrap{padding-block:clamp(2rem,5vw,4rem) 0}
.mono-art{overflow:hidden;margin-block:2rem;height:clamp(14rem,44vw,30rem);border-radius:var(--radius)}
.mono-foot{display:grid;gap:1.2rem}.mono-foot .lead{margin:0}`,
};

/** The headline beside the works as a list of titles, over a band of the trade's things. */
export const indexHero: HeroDrawing = {
  draw: (plan) => {
    const works = sectionOf(plan, 'cases');
    return html`<section class="hero tone-ink" aria-labelledby="hero-title"><div class="wrap"><div>${title(plan)}${lead(plan)}${actions(plan, false)}</div>${works && html`<div><ol class="hero-index">${works.section.entries?.map(({ name }) => html`<li><a href="#${works.id}">${name}</a></li>`)}</ol></div>`}</div><div class="index-band">${counter(plan.seed, 5, plan.scene)}</div></section>`;
  },
  styles: `
.hero .wrap{display:grid;gap:3rem;padding-block:clamp(2.5rem,6vw,4.5rem)}
.index-band{height:clamp(8rem,19vw,14rem);overflow:hidden}
.hero-index{counter-reset:w;margin-top:1rem}
.hero-index li{counter-increment:w;border-top:1px solid var(--rule)}
.hero-index a{display:flex;gap:1rem;padding:.9rem 0;font:600 var(--h4)/1.3 var(--headings);text-decoration:none}
.hero-index a::before{content:counter(w,decimal-leading-zero);min-width:2em;font:400 1rem/1.6 var(--body)}
.hero-index a:hover{text-decoration:underline;text-underline-offset:.25em}
@media(min-width:860px){.hero .wrap{grid-template-columns:1.3fr 1fr;align-items:end;gap:clamp(3rem,7vw,6rem)}}`,
};

/** Prints on a light table, one of them with the text. */
export const contactSheetHero: HeroDrawing = {
  draw: (plan) => {
    const prints = [
      stillLife(`${plan.seed}/a`, 0, plan.scene[0]),
      tiles(`${plan.seed}/b`, 3, 3),
      hills(`${plan.seed}/c`),
      stillLife(`${plan.seed}/d`, 1, plan.scene[1]),
      sunrise(`${plan.seed}/e`),
      stillLife(`${plan.seed}/f`, 2, plan.scene[2]),
      tiles(`${plan.seed}/g`, 4, 4),
    ];
    return html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div class="prints"><div class="prints-text">${title(plan)}${lead(plan)}${actions(plan, false)}</div>${prints.map((print) => html`<div class="print">${print}</div>`)}</div></div></section>`;
  },
  styles: `
.hero .wrap{padding-block:1.5rem 0}
.prints{display:grid;gap:.7rem;grid-template-columns:repeat(2,1fr)}
.prints-text{grid-column:1/-1;padding-block:1rem 1.5rem}
.print{overflow:hidden;aspect-ratio:1;border-radius:var(--radius-small)}
.print:nth-child(n+6){display:none}
@media(min-width:720px){.prints{grid-template-columns:repeat(4,1fr)}.prints-text{grid-column:span 2;grid-row:span 2;padding:1rem 2rem 1rem 0;align-self:center}.print:nth-child(n+6){display:block}.print:nth-child(8){grid-column:span 2;aspect-ratio:2.03}}`,
};

/** The first work as the opening picture, with its title on a label. */
export const casebookHero: HeroDrawing = {
  draw: (plan) => {
    const works = sectionOf(plan, 'cases');
    const first = works?.section.entries?.[0];
    return html`<section class="hero" aria-labelledby="hero-title"><div class="case-art">${hills(plan.seed, plan.scene)}${first && html`<a class="case-label tone-plain" href="#${works.id}"><strong>${first.name}</strong></a>`}</div><div class="wrap">${title(plan)}<div>${lead(plan)}${actions(plan, false)}</div></div></section>`;
  },
  styles: `
.case-art{position:relative;height:clamp(15rem,40vw,32rem);overflow:hidden}
.case-label{position:absolute;right:0;bottom:0;display:grid;max-width:90%;padding:1rem 1.4rem;text-decoration:none}
.case-label span{font-size:.875rem}.case-label strong{font:600 var(--h4)/1.2 var(--headings)}
.hero .wrap{display:grid;gap:1.4rem;padding-block:clamp(2rem,5vw,3.5rem) 0}
.hero .lead{margin-top:0}
@media(min-width:720px){.hero .wrap{grid-template-columns:1.4fr 1fr;gap:3rem;align-items:end}}`,
};
