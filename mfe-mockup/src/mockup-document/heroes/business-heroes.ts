import { counter } from '../art/counter';
import { hills } from '../art/hills';
import { stillLife } from '../art/still-life';
import type { HeroDrawing } from '../look';
import { html } from '../markup';
import { sectionOf } from '../page-plan';
import { contactFacts, requestForm } from '../sections/contact';
import { actions, kicker, lead, title } from './hero-parts';

/** Text and picture side by side, with a card of facts over the lower edge. */
export const splitHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div>${kicker(plan)}${title(plan)}${lead(plan)}${actions(plan)}</div><div class="hero-picture">${counter(plan.seed, 2, plan.scene)}</div>${plan.contact && html`<div class="hero-facts tone-plain">${contactFacts({ ...plan.contact, email: '' })}</div>`}</div></section>`,
  styles: `
.hero .wrap{display:grid;gap:2rem;padding-block:1rem 3rem}
.hero-picture{overflow:hidden;border-radius:calc(var(--radius)*1.4);aspect-ratio:4/3}
.hero-facts{margin-top:-1rem;padding:1.4rem 1.6rem;border:1px solid var(--rule);border-radius:var(--radius)}
@media(min-width:720px){
.hero .wrap{grid-template-columns:1.05fr 1fr;align-items:center;gap:0 clamp(2rem,5vw,4.5rem);padding-block:2rem 4.5rem}
.hero-picture{aspect-ratio:5/5.2}
.hero-facts{grid-column:1/-1;justify-self:end;width:min(52rem,92%);margin-top:-3.2rem;position:relative;padding:1.6rem 2rem;box-shadow:0 24px 48px -28px color-mix(in oklab,var(--text) 50%,transparent)}
.hero-facts .facts{grid-template-columns:repeat(3,auto);justify-content:space-between}
}`,
};

/** A sentence between rules, and a margin with the facts. The only picture is a narrow band. */
export const ledgerHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div class="ledger-line">${kicker(plan)}<p>${plan.contact?.hours ?? ''}</p></div>${title(plan)}<div class="ledger-foot">${lead(plan)}${actions(plan, false)}</div></div><div class="ledger-band">${counter(plan.seed, 5, plan.scene)}</div></section>`,
  styles: `
.hero .wrap{padding-block:clamp(1.5rem,4vw,3rem) clamp(2.5rem,6vw,4.5rem)}
.ledger-line{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.3rem 2rem;padding-block:.8rem;margin-bottom:clamp(2rem,6vw,4.5rem);border-block:1px solid var(--ink)}
.ledger-line .kicker{margin:0}.hero h1{font-size:calc(var(--h1)*1.16);max-width:15em}
.ledger-foot{display:grid;gap:1.5rem;margin-top:2.2rem}
.ledger-foot .actions,.ledger-foot .lead{margin:0}
.ledger-band{height:clamp(8rem,20vw,15rem);overflow:hidden}
@media(min-width:720px){.ledger-foot{grid-template-columns:1.4fr 1fr;align-items:end}.ledger-foot .actions{justify-content:end}}`,
};

/** An area in the brand color with the request form in it. */
export const frontDeskHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero tone-brand" aria-labelledby="hero-title"><div class="wrap"><div>${kicker(plan)}${title(plan)}${lead(plan)}<div class="desk-art">${counter(plan.seed, 3, plan.scene)}</div></div><div class="desk-card tone-plain"><p class="desk-title">How can we help?</p>${requestForm('Send request', 'request')}</div></div></section>`,
  styles: `
.hero .wrap{display:grid;gap:2rem;padding-block:clamp(2.5rem,6vw,5rem)}
.desk-art{overflow:hidden;height:clamp(8rem,17vw,12rem);margin-top:2.2rem;border-radius:var(--radius)}
.desk-card{padding:clamp(1.5rem,4vw,2.2rem);border-radius:calc(var(--radius)*1.3)}
.desk-title{margin-bottom:1.2rem;font:700 var(--h3)/1.2 var(--headings);font-weight:var(--head-weight)}
.desk-card .button{width:100%}
@media(min-width:860px){.hero .wrap{grid-template-columns:1.35fr 1fr;gap:clamp(2.5rem,6vw,5rem);align-items:center}}`,
};

/** One wide picture with the offers over its lower edge. */
export const panoramaHero: HeroDrawing = {
  draw: (plan) => {
    const offers = sectionOf(plan, 'services');
    return html`<section class="hero" aria-labelledby="hero-title"><div class="pano">${hills(plan.seed, plan.scene)}</div><div class="wrap"><div class="pano-text tone-plain">${kicker(plan)}${title(plan)}${lead(plan)}${actions(plan)}</div>${offers && html`<ul class="pano-cards">${offers.section.services?.slice(0, 3).map(({ name, picture }, index) => html`<li class="tone-plain"><a href="#${offers.id}"><span class="pano-thing">${stillLife(plan.seed, index, plan.drawing(picture))}</span>${name}</a></li>`)}</ul>`}</div></section>`;
  },
  styles: `
.pano{height:clamp(15rem,42vw,33rem);overflow:hidden}
.hero .wrap{padding-bottom:1rem}
.pano-text{position:relative;margin-top:-4rem;padding:clamp(1.6rem,4vw,3rem);border-radius:var(--radius);width:min(44rem,100%)}
.pano-cards{display:grid;gap:1rem;margin-top:1.2rem;grid-template-columns:repeat(auto-fit,minmax(min(14rem,100%),1fr))}
.pano-cards a{display:flex;align-items:center;gap:1rem;padding:.9rem;border:1px solid var(--rule);border-radius:var(--radius);font-weight:600;text-decoration:none}
.pano-thing{flex:none;width:4rem;height:4rem;border-radius:var(--radius-small);overflow:hidden}
@media(min-width:860px){.pano-text{margin-top:-9rem}}`,
};

/** The headline on the left, and opening hours like a sign on a door on the right. */
export const openHoursHero: HeroDrawing = {
  draw: (plan) => {
    const times = sectionOf(plan, 'schedule')?.section.entries ?? [];
    return html`<section class="hero tone-soft" aria-labelledby="hero-title"><div class="wrap"><div>${kicker(plan)}${title(plan)}${lead(plan)}${actions(plan)}</div><div class="door tone-primary"><p class="door-title">Hours</p>${times.length > 0 ? html`<dl>${times.slice(0, 4).map(({ name, fact }) => html`<div><dt>${name}</dt><dd>${fact}</dd></div>`)}</dl>` : html`<p class="door-hours">${plan.contact?.hours ?? ''}</p>`}${plan.contact && html`<p class="door-foot">${plan.contact.phone}<br>${plan.contact.address}</p>`}</div></div></section>`;
  },
  styles: `
.hero .wrap{display:grid;gap:2.2rem;padding-block:clamp(2.5rem,7vw,5.5rem)}
.door{padding:1.8rem;border-radius:var(--radius);justify-self:stretch}
.door-title{font:700 var(--h3)/1 var(--headings);font-weight:var(--head-weight)}
.door-hours{margin-block:1.3rem;padding-bottom:1.3rem;border-bottom:1px solid var(--rule);font-weight:600}
.door dl{display:grid;gap:.8rem;margin-block:1.3rem}
.door dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem 1.2rem;padding-bottom:.8rem;border-bottom:1px solid var(--rule)}
.door dd{font-weight:600}
@media(min-width:860px){.hero .wrap{grid-template-columns:1.5fr 1fr;align-items:center;gap:clamp(2.5rem,7vw,6rem)}.door{transform:rotate(1.2deg)}}`,
};
