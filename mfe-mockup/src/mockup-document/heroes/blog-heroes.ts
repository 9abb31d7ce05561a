import { counter } from '../art/counter';
import { hills } from '../art/hills';
import { tiles } from '../art/tiles';
import type { HeroDrawing } from '../look';
import { html } from '../markup';
import { sectionOf } from '../page-plan';
import { signupForm } from '../sections/contact';
import { actions, kicker, lead, title } from './hero-parts';

/** Picture and lead story side by side, like a front page. */
export const journalHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div class="hero-picture">${counter(plan.seed, 2, plan.scene)}</div><div>${kicker(plan)}${title(plan)}${lead(plan)}${actions(plan, false)}</div></div></section>`,
  styles: `
.hero .wrap{display:grid;gap:1.8rem;padding-block:2rem 1rem}
.hero-picture{overflow:hidden;border-radius:var(--radius-small);aspect-ratio:16/10}
@media(min-width:720px){.hero .wrap{grid-template-columns:1.35fr 1fr;align-items:center;gap:clamp(2rem,4vw,3.5rem);padding-block:2.8rem 1.5rem}.hero-picture{aspect-ratio:5/4}}`,
};

/** A narrow column with only the headline and one line. */
export const notebookHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div class="note-art">${tiles(plan.seed, 6, 1)}</div>${title(plan)}${lead(plan)}${actions(plan, false)}</div></section>`,
  styles: `
.hero .wrap{padding-block:clamp(2rem,6vw,4rem) 0}
.note-art{overflow:hidden;height:3.4rem;width:min(20rem,100%);margin-bottom:2rem}`,
};

/** A magazine cover with its headlines on it. */
export const magazineHero: HeroDrawing = {
  draw: (plan) => {
    const posts = sectionOf(plan, 'posts');
    const lines = posts?.section.entries?.slice(1, 4) ?? [];
    return html`<section class="hero tone-brand" aria-labelledby="hero-title"><div class="wrap"><div class="cover-art">${counter(plan.seed, 2, plan.scene)}</div><div>${kicker(plan)}${title(plan)}${lead(plan)}${lines.length > 0 && html`<ul class="cover-lines">${lines.map(({ name }) => html`<li><a href="#${posts?.id ?? 'top'}">${name}</a></li>`)}</ul>`}</div></div></section>`;
  },
  styles: `
.hero .wrap{display:grid;gap:2rem;padding-block:clamp(2rem,5vw,4rem)}
.cover-art{overflow:hidden;aspect-ratio:4/3;border-radius:var(--radius-small)}
.cover-lines{margin-top:1.8rem}
.cover-lines a{display:block;padding:.7rem 0;border-top:1px solid var(--rule);font-weight:600;text-decoration:none}
.cover-lines a:hover{text-decoration:underline;text-underline-offset:.25em}
@media(min-width:860px){.hero .wrap{grid-template-columns:1fr 1.1fr;gap:clamp(2rem,5vw,4.5rem);align-items:center}.cover-art{aspect-ratio:4/5}}`,
};

/** Three columns, as in a local newspaper. */
export const bulletinHero: HeroDrawing = {
  draw: (plan) => {
    const times = sectionOf(plan, 'schedule')?.section.entries?.slice(0, 3) ?? [];
    return html`<section class="hero" aria-labelledby="hero-title"><div class="wrap"><div class="bulletin-main">${title(plan)}${lead(plan)}${actions(plan, false)}</div><div class="bulletin-art">${hills(plan.seed, plan.scene)}</div>${times.length > 0 && html`<div class="bulletin-side"><p class="kicker">Dates</p><ul>${times.map(({ name, fact }) => html`<li><strong>${name}</strong><span>${fact}</span></li>`)}</ul></div>`}</div></section>`;
  },
  styles: `
.hero .wrap{display:grid;gap:1.6rem;padding-block:2rem 0}
.hero h1{font-size:calc(var(--h1)*.84)}
.bulletin-art{overflow:hidden;min-height:13rem}
.bulletin-side{padding-top:.8rem;border-top:3px solid var(--tint)}
.bulletin-side li{display:grid;padding-block:.7rem;border-bottom:1px solid var(--rule)}
@media(min-width:860px){.hero .wrap{grid-template-columns:1.3fr 1.2fr .8fr;gap:2rem}}`,
};

/** The sign-up form is the hero. */
export const lettersHero: HeroDrawing = {
  draw: (plan) =>
    html`<section class="hero tone-soft" aria-labelledby="hero-title"><div class="wrap">${kicker(plan)}${title(plan)}${lead(plan)}${signupForm({ submitText: 'Subscribe' }, 'letter', 'Subscribe to letters')}<p class="letter-note">One letter at a time. Leave whenever you like.</p></div></section>`,
  styles: `
.hero .wrap{display:grid;justify-items:center;text-align:center;padding-block:clamp(3rem,8vw,6rem)}
.hero h1{max-width:15em}
.hero .form{margin-top:2rem;width:min(30rem,100%);text-align:left}
@media(min-width:560px){.hero .form{grid-template-columns:1fr auto;align-items:end}}
.letter-note{margin-top:1rem;font-size:.95rem;color:var(--muted)}`,
};
