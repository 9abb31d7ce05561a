import { stillLife } from '../art/still-life';
import type { BodyDrawing } from '../look';
import { html, type Markup } from '../markup';
import type { PlannedSection } from '../page-plan';
import { contactFacts, messageForm } from './contact';

const facts = ({ section }: PlannedSection): Markup =>
  section.contactInfo ? contactFacts(section.contactInfo) : html``;

const form = ({ section, id }: PlannedSection): Markup =>
  section.form ? messageForm(section.form, id) : html``;

const FORM = `
.contact .section-head{margin:0;max-width:none}
.contact .form{padding:clamp(1.4rem,4vw,2.2rem);border-radius:var(--radius);border:var(--line-width) solid var(--rule)}`;

/** Facts and a form beside the title. */
export const contactColumns: BodyDrawing = {
  draw: (planned) => html`${facts(planned)}${form(planned)}`,
  styles: `${FORM}
.section.contact .wrap{display:grid;gap:2.2rem}
@media(min-width:720px){.section.contact .wrap{grid-template-columns:1fr 1fr;grid-template-rows:auto 1fr;column-gap:clamp(1.5rem,5vw,5rem)}.contact .form{grid-column:2;grid-row:1/span 2}}`,
};

/** The title as large as a headline, the facts in a row below a line, and a wide form. */
export const contactBand: BodyDrawing = {
  draw: (planned) => html`${facts(planned)}${form(planned)}`,
  styles: `${FORM}
.section.contact .wrap{display:grid;gap:clamp(1.8rem,4vw,2.8rem)}
.contact .section-head h2{font-size:var(--h1)}
.contact .facts{grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:1.4rem 2rem;padding-top:1.6rem;border-top:2px solid var(--ink)}
.contact .facts dd{padding:.3rem 0 0;font-size:1.1rem}
@media(min-width:720px){.contact .form{grid-template-columns:1fr 1fr}.contact .form .field:nth-of-type(3),.contact .form .button{grid-column:1/-1;justify-self:stretch}.contact .form .button{justify-self:start}}`,
};

/** Everything in the middle, on a card. */
export const contactCard: BodyDrawing = {
  draw: (planned) =>
    html`<div class="contact-card tone-plain">${facts(planned)}${form(planned)}</div>`,
  styles: `
.section.contact .wrap{max-width:54rem}
.contact .section-head{margin:0 auto 2rem;text-align:center}
.contact-card{display:grid;gap:2rem;padding:clamp(1.5rem,5vw,3rem);border:var(--line-width) solid var(--rule);border-radius:calc(var(--radius)*1.3)}
.contact-card .facts{grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:1.4rem}
.contact-card .facts dd{padding:.25rem 0 0}
.contact-card .form{padding-top:2rem;border-top:1px solid var(--rule)}`,
};

/** A picture of the trade on one side, title, facts and form on the other. */
export const contactPicture: BodyDrawing = {
  draw: (planned, { scene }) =>
    html`${facts(planned)}${form(planned)}<div class="contact-art">${stillLife(planned.seed, 0, scene.at(-1))}</div>`,
  styles: `${FORM}
.section.contact .wrap{display:grid;gap:1.8rem}
.contact-art{overflow:hidden;border-radius:var(--radius);min-height:14rem}
.contact .facts{grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr))}
@media(min-width:860px){.section.contact .wrap{grid-template-columns:1fr 1fr;grid-template-rows:auto auto 1fr;column-gap:clamp(2rem,6vw,5rem)}.contact-art{grid-column:1;grid-row:1/span 4;min-height:26rem}.contact .section-head,.contact .facts,.contact .form{grid-column:2}}`,
};
