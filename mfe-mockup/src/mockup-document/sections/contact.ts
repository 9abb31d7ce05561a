import type { MockupContactInfo, MockupSection } from '@northloop/contracts';
import { icon } from '../art/icon';
import { streetMap } from '../art/street-map';
import type { BodyDrawing } from '../look';
import { html, type Markup } from '../markup';

/** The company's contact details. */
export const contactFacts = ({ phone, email, address, hours }: MockupContactInfo): Markup =>
  html`<dl class="facts">${(
    [
      ['phone', 'Phone', phone],
      ['mail', 'Email', email],
      ['pin', 'Address', address],
      ['clock', 'Hours', hours],
    ] as const
  )
    .filter(([, , value]) => value !== '')
    .map(
      ([name, label, value]) => html`<div><dt>${icon(name)}${label}</dt><dd>${value}</dd></div>`,
    )}</dl>`;

type Form = NonNullable<MockupSection['form']>;

const field = (id: string, label: string, type: string): Markup =>
  html`<p class="field"><label for="${id}">${label}</label><input id="${id}" type="${type}" autocomplete="off"></p>`;

/** A message form. It sends nothing, because a draft has no server to send to. */
export const messageForm = ({ submitText }: Form, id: string): Markup =>
  html`<form class="form tone-plain" aria-label="Message">${field(`${id}-name`, 'Name', 'text')}${field(`${id}-email`, 'Email', 'email')}<p class="field"><label for="${id}-message">Message</label><textarea id="${id}-message" rows="4"></textarea></p><button class="button" type="button">${submitText}</button></form>`;

/** A short request form, for a first screen. */
export const requestForm = (submitText: string, id: string): Markup =>
  html`<form class="form tone-plain" aria-label="Request">${field(`${id}-name`, 'Name', 'text')}${field(`${id}-phone`, 'Phone', 'tel')}${field(`${id}-day`, 'Preferred day', 'text')}<button class="button" type="button">${submitText}</button></form>`;

/** A single-line form for an email address. */
export const signupForm = ({ submitText }: Form, id: string, label = 'Sign up'): Markup =>
  html`<form class="form signup-form" aria-label="${label}">${field(`${id}-email`, 'Email', 'email')}<button class="button" type="button">${submitText}</button></form>`;

/** A map with the contact details on it. */
export const mapCard: BodyDrawing = {
  draw: ({ section, seed }) =>
    html`<div class="map-box"><div class="map-art">${streetMap(seed)}</div>${section.contactInfo && html`<div class="map-facts tone-plain">${contactFacts({ ...section.contactInfo, email: '' })}</div>`}</div>`,
  styles: `
.map-box{display:grid;overflow:hidden;border-radius:var(--radius);border:var(--line-width) solid var(--rule)}
.map-art{height:clamp(14rem,36vw,24rem)}
.map-facts{padding:1.6rem}
@media(min-width:720px){.map-box{grid-template-columns:1fr}.map-facts{margin:-5rem 1.6rem 1.6rem;position:relative;border-radius:var(--radius-small);justify-self:start;min-width:19rem}}`,
};

/** A sign-up form in one line. */
export const signupLine: BodyDrawing = {
  draw: ({ section, id }) => html`${section.form && signupForm(section.form, id)}`,
  styles: `
.section.signup .wrap{display:grid;gap:1.8rem}
.signup .section-head{margin:0}
.signup-form{max-width:34rem}
@media(min-width:560px){.signup-form{grid-template-columns:1fr auto;align-items:end}}
@media(min-width:860px){.section.signup .wrap{grid-template-columns:1fr 1fr;align-items:center;gap:3rem}}`,
};

/** A closing question with its button. */
export const callBand: BodyDrawing = {
  draw: ({ section }, { mockup, actionHref }) =>
    html`<div class="call-box">${section.highlights?.length && html`<ul class="call-list">${section.highlights.map((text) => html`<li>${icon('check')}${text}</li>`)}</ul>`}<a class="button" href="${actionHref}">${mockup.hero.cta}</a></div>`,
  styles: `
.section.call{padding-block:calc(var(--pad)*.75)}
.call .section-head{margin-bottom:1.6rem}
.call-box{display:grid;gap:1.6rem;justify-items:start}
.call-list{display:flex;flex-wrap:wrap;gap:.6rem 1.8rem;font-weight:600}
.call-list li{display:flex;gap:.5rem;align-items:center}
.call.head-center .call-box{justify-items:center}.call.head-center .call-list{justify-content:center}`,
};
