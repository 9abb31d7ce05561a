import { portrait } from '../art/portrait';
import type { BodyDrawing } from '../look';
import { html } from '../markup';
import { questionParts } from '../question-parts';
import { evenRows } from './even-rows';

const PRICE_ROOM = { wide: 5, beside: 3 };
const TICKET_ROOM = { wide: 5, beside: 3 };
const TEAM_ROOM = { wide: 5, beside: 4, phone: 2, tablet: 4 };
const STEP_ROOM = { wide: 4, beside: 3 };

/** Dishes or fees with dotted lines to their prices. */
export const priceLines: BodyDrawing = {
  draw: ({ section }) =>
    html`<ul class="price-lines">${section.entries?.map(
      ({ name, description, fact }) =>
        html`<li><div class="price-head"><h3>${name}</h3><span class="leader"></span><p class="fact">${fact}</p></div><p>${description}</p></li>`,
    )}</ul>`,
  styles: `
.price-lines{display:grid;gap:1.5rem 4rem}
.price-head{display:flex;align-items:baseline;gap:.7rem}
.price-head h3{font-size:var(--h4)}
.leader{flex:1;min-width:1rem;border-bottom:2px dotted var(--rule)}
.price-head .fact{font-weight:700;color:var(--tint);white-space:nowrap}
.price-lines li>p{color:var(--muted)}
@media(min-width:720px){.price-lines{grid-template-columns:1fr 1fr}.head-beside .price-lines{grid-template-columns:1fr}}`,
};

/** Prices as cards to choose from. */
export const priceCards: BodyDrawing = {
  draw: ({ section }, { mockup, actionHref }) =>
    html`<div class="price-cards ${evenRows(section.entries, PRICE_ROOM)}">${section.entries?.map(
      ({ name, description, fact }, index) =>
        html`<article class="${index === 1 ? 'tone-primary' : 'tone-plain'}"><h3>${name}</h3><p class="fact">${fact}</p><p>${description}</p>${index === 1 && html`<a class="button" href="${actionHref}">${mockup.hero.cta}</a>`}</article>`,
    )}</div>`,
  styles: `
.price-cards{--gap:1rem}
.price-cards article{display:grid;align-content:start;gap:.6rem;padding:1.7rem 1.5rem;border:var(--line-width) solid var(--rule);border-radius:var(--radius)}
.price-cards h3{font-size:var(--h4)}
.price-cards .fact{font:700 var(--h3)/1.1 var(--headings);font-weight:var(--head-weight);color:var(--tint)}
.price-cards .button{margin-top:.8rem;justify-self:start}`,
};

/** Times in a table. */
export const scheduleTable: BodyDrawing = {
  draw: ({ section, id }) =>
    html`<table class="timetable" aria-labelledby="${id}-title"><tbody>${section.entries?.map(
      ({ name, description, fact }) =>
        html`<tr><th scope="row">${name}</th><td>${description}</td><td class="fact">${fact}</td></tr>`,
    )}</tbody></table>`,
  styles: `
.timetable{width:100%;border-collapse:collapse;border-top:2px solid var(--ink)}
.timetable th,.timetable td{padding:1rem .9rem 1rem 0;border-bottom:1px solid var(--rule);text-align:left;vertical-align:baseline}
.timetable th{font:600 var(--h4)/1.3 var(--headings);font-weight:var(--head-weight)}
.timetable td{color:var(--muted)}.timetable .fact{padding-right:0;color:var(--ink);font-weight:600;text-align:right}
@media(max-width:559px){.timetable tr{display:grid;padding-block:.9rem;border-bottom:1px solid var(--rule)}.timetable th,.timetable td{padding:0;border:0}.timetable .fact{text-align:left}}`,
};

/** Times as tickets. */
export const scheduleCards: BodyDrawing = {
  draw: ({ section }) =>
    html`<ul class="tickets ${evenRows(section.entries, TICKET_ROOM)}">${section.entries?.map(
      ({ name, description, fact }) =>
        html`<li><p class="fact">${fact}</p><h3>${name}</h3><p>${description}</p></li>`,
    )}</ul>`,
  styles: `
.tickets{--gap:1rem}
.tickets li{padding:1.4rem 1.4rem 1.5rem;border-left:6px solid var(--tint);border-radius:var(--radius-small);background:color-mix(in oklab,var(--ground) 94%,var(--ink))}
.tickets .fact{font-weight:600}.tickets h3{margin-top:.5rem;font-size:var(--h4)}`,
};

/** People side by side, as portraits without faces. */
export const teamPortraits: BodyDrawing = {
  draw: ({ section, seed }) =>
    html`<ul class="team-list ${evenRows(section.entries, TEAM_ROOM)}">${section.entries?.map(
      ({ name, description }, index) =>
        html`<li><div class="face">${portrait(seed, index)}</div><h3>${name}</h3><p>${description}</p></li>`,
    )}</ul>`,
  styles: `
.team-list{--gap:1.5rem}
.face{overflow:hidden;border-radius:var(--radius);aspect-ratio:1;margin-bottom:1rem}
.team-list li:only-child{display:grid;grid-template-columns:minmax(6rem,11rem) 1fr;gap:0 1.8rem;align-content:center}.team-list li:only-child .face{grid-row:1/3;margin:0}.team-list li:only-child h3{align-self:end;font-size:var(--h3)}
.team-list h3{font-size:var(--h4)}.team-list p{color:var(--muted)}
@media(max-width:559px){.team-list li:last-child:nth-child(odd){display:grid;grid-template-columns:1fr 1fr;column-gap:var(--gap)}.team-list li:last-child:nth-child(odd) .face{grid-row:1/3;margin:0}.team-list li:last-child:nth-child(odd) h3{align-self:end}}`,
};

/** Steps along a line. */
export const stepLine: BodyDrawing = {
  draw: ({ section }) =>
    html`<ol class="step-line">${section.entries?.map(({ name, description }) => html`<li><h3>${name}</h3><p>${description}</p></li>`)}</ol>`,
  styles: `
.step-line{display:grid;gap:0;counter-reset:s}
.step-line li{position:relative;counter-increment:s;padding:0 0 2rem 3.6rem}
.step-line li::before{content:counter(s);position:absolute;left:0;top:0;display:grid;place-items:center;width:2.4rem;height:2.4rem;border-radius:50%;background:var(--tint);color:var(--ground);font-weight:700}
.step-line li:not(:last-child)::after{content:"";position:absolute;left:1.15rem;top:2.4rem;bottom:0;border-left:2px solid var(--rule)}
.step-line p{color:var(--muted);margin-top:.3rem}
@media(min-width:860px){.head-left .step-line,.head-center .step-line{grid-auto-flow:column;grid-auto-columns:1fr;gap:2rem}.head-left .step-line li,.head-center .step-line li{padding:3.6rem 0 0}.head-left .step-line li:not(:last-child)::after,.head-center .step-line li:not(:last-child)::after{left:2.4rem;right:-2rem;top:1.15rem;bottom:auto;border-left:0;border-top:2px solid var(--rule)}}`,
};

/** Steps as large numbers. */
export const stepNumbers: BodyDrawing = {
  draw: ({ section }) =>
    html`<ol class="step-numbers ${evenRows(section.entries, STEP_ROOM)}">${section.entries?.map(({ name, description }) => html`<li><h3>${name}</h3><p>${description}</p></li>`)}</ol>`,
  styles: `
.step-numbers{--gap:2.5rem;--row-gap:1.6rem;counter-reset:s}
.step-numbers li{counter-increment:s}
.step-numbers li::before{content:counter(s);display:block;font:700 calc(var(--h1)*1.05)/1 var(--headings);font-weight:var(--head-weight);color:var(--tint);margin-bottom:.6rem}
.step-numbers p{color:var(--muted);margin-top:.3rem}`,
};

/** Questions that unfold; a question without an answer is a plain line. */
export const questionFolds: BodyDrawing = {
  draw: ({ section }) =>
    html`<div class="questions">${section.highlights?.map((text) => {
      const [question, answer] = questionParts(text);
      return answer === undefined
        ? html`<p class="question">${question}</p>`
        : html`<details><summary>${question}</summary><p>${answer}</p></details>`;
    })}</div>`,
  styles: `
.questions{display:grid;border-top:1px solid var(--rule)}
.questions>*{border-bottom:1px solid var(--rule)}
.questions summary{display:flex;justify-content:space-between;gap:1rem;padding:1.15rem 0;font:600 var(--h4)/1.3 var(--headings);font-weight:var(--head-weight);cursor:pointer;list-style:none}
.questions summary::-webkit-details-marker{display:none}
.questions summary::after{content:"+";font:400 1.5rem/1 var(--body);color:var(--tint)}
.questions details[open] summary::after{content:"\\2212"}
.questions details>p{padding-bottom:1.3rem;color:var(--muted);max-width:42em}
.question{padding:1.15rem 0;font-weight:600}
.faq.head-center .questions{max-width:46rem;margin-inline:auto}`,
};
