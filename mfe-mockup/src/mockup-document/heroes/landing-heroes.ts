import { counter } from '../art/counter';
import { icon } from '../art/icon';
import { picture } from '../art/picture';
import { sunrise } from '../art/sunrise';
import { onTable } from '../art/thing';
import type { HeroDrawing } from '../look';
import { html } from '../markup';
import { sectionOf } from '../page-plan';
import { requestForm } from '../sections/contact';
import { actions, kicker, lead, title } from './hero-parts';

/** One promise and one button over rising rings. */
export const sunriseHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero" aria-labelledby="hero-title"><div class="wrap">${kicker(plan)}${title(plan)}${lead(plan)}${actions(plan, false)}</div><div class="hero-art">${sunrise(plan.seed)}</div></section>`,
  styles: `
.hero{text-align:center}
.hero .wrap{display:grid;justify-items:center;padding-block:clamp(2.5rem,7vw,5.5rem) 2.5rem}
.hero h1{font-size:calc(var(--h1)*1.1);max-width:15em}
.hero .kicker{padding:.35rem 1rem;border-radius:99px;background:var(--soft)}
.hero .button{min-height:3.5rem;font-size:1.1rem}
.hero-art{height:clamp(7rem,24vw,17rem)}`,
};

/** The promise on the left, a short form on the right. */
export const pitchHero: HeroDrawing = {
  draw: (plan) => {
    const points = sectionOf(plan, 'steps')?.section.entries?.slice(0, 3) ?? [];
    return html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div>${kicker(plan)}${title(plan)}${lead(plan)}${points.length > 0 && html`<ul class="ticks pitch-points">${points.map(({ name, description }) => html`<li>${icon('check')}<span><strong>${name}.</strong> ${description}</span></li>`)}</ul>`}</div><div class="pitch-card tone-surface"><p class="pitch-title">Tell us what you need</p>${requestForm('Send', 'pitch')}</div></div></section>`;
  },
  styles: `
.hero .wrap{display:grid;gap:2.2rem;padding-block:clamp(2rem,6vw,4.5rem)}
.pitch-points{margin-top:1.8rem;font-size:1.05rem}
.pitch-card{padding:clamp(1.5rem,4vw,2.4rem);border-radius:calc(var(--radius)*1.3);border-top:8px solid var(--brand)}
.pitch-card .form{background:none}
.pitch-title{margin-bottom:1.2rem;font:700 var(--h3)/1.2 var(--headings);font-weight:var(--head-weight)}
.pitch-card .button{width:100%}
@media(min-width:860px){.hero .wrap{grid-template-columns:1.3fr 1fr;gap:clamp(2.5rem,7vw,6rem);align-items:center}}`,
};

/** A dark stage with one thing of the trade in a spotlight. */
export const spotlightHero: HeroDrawing = {
  draw: (plan) => {
    const [thing] = plan.scene;
    return html`<section class="hero tone-ink" aria-labelledby="hero-title"><div class="wrap"><div>${kicker(plan)}${title(plan)}${lead(plan)}${actions(plan)}</div><div class="stage">${picture(400, 400, [html`<path class="p2" opacity=".55" d="M200 -40L372 340H28Z"/>`, html`<ellipse class="p1" cx="200" cy="318" rx="172" ry="34"/>`, thing && onTable(thing)])}</div></div></section>`;
  },
  styles: `
.hero .wrap{display:grid;gap:1rem;padding-block:clamp(2rem,5vw,3.5rem) 0}
.stage{max-width:26rem;width:100%;aspect-ratio:1;justify-self:center;overflow:hidden}
@media(min-width:860px){.hero .wrap{grid-template-columns:1.25fr 1fr;align-items:center;gap:3rem}.stage{max-width:none;align-self:end}}`,
};

/** The promise with a list of ticked reasons beside it. */
export const checklistHero: HeroDrawing = {
  draw: (plan) => {
    const { services, entries } = sectionOf(plan, 'services')?.section ?? {};
    const names = (services ?? entries ?? []).map(({ name }) => name).slice(0, 4);
    return html`<section class="hero tone-primary" aria-labelledby="hero-title"><div class="wrap"><div>${title(plan)}${lead(plan)}${actions(plan, false)}</div>${names.length > 0 && html`<ul class="check-card tone-plain">${names.map((name) => html`<li><span class="disc">${icon('check')}</span>${name}</li>`)}</ul>`}</div></section>`;
  },
  styles: `
.hero .wrap{display:grid;gap:2rem;padding-block:clamp(2.5rem,7vw,5.5rem)}
.check-card{display:grid;padding:.6rem 1.6rem;border-radius:calc(var(--radius)*1.2)}
.check-card li{display:flex;align-items:center;gap:1rem;padding-block:1rem;font:600 var(--h4)/1.3 var(--headings);font-weight:var(--head-weight)}
.check-card li+li{border-top:1px solid var(--rule)}
.disc{display:grid;place-items:center;flex:none;width:2.1rem;height:2.1rem;border-radius:50%;background:var(--tint);color:var(--ground)}
.disc .icon{width:1.1rem;height:1.1rem;stroke-width:2.6}
@media(min-width:860px){.hero .wrap{grid-template-columns:1.3fr 1fr;gap:clamp(2.5rem,7vw,6rem);align-items:center}}`,
};

/** Letters from edge to edge with a picture below. */
export const billboardHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero" aria-labelledby="hero-title"><div class="wrap">${title(plan)}</div><div class="bill-art">${counter(plan.seed, 4, plan.scene)}</div><div class="wrap bill-foot">${lead(plan)}${actions(plan, false)}</div></section>`,
  styles: `
.hero h1{font-size:clamp(2.6rem,8.4vw,7rem);line-height:.98;padding-block:clamp(1.5rem,4vw,3rem)}
.bill-art{height:clamp(11rem,30vw,24rem);overflow:hidden}
.bill-foot{display:grid;gap:1rem;padding-block:2rem 0}
.bill-foot .lead,.bill-foot .actions{margin:0}
@media(min-width:720px){.bill-foot{grid-template-columns:1fr auto;align-items:center}}`,
};
