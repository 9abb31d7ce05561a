import { counter } from '../art/counter';
import { hills } from '../art/hills';
import { stillLife } from '../art/still-life';
import type { BodyDrawing } from '../look';
import { html } from '../markup';

/** A picture of the trade beside the text. */
export const aboutPicture: BodyDrawing = {
  draw: ({ seed }, { scene }) =>
    html`<div class="about-art">${counter(seed, 2, scene.slice(3))}</div>`,
  styles: `
.section.about .wrap{display:grid;gap:2.5rem;align-items:center}
.about .section-head{margin:0}.about .section-head p{color:var(--ink);max-width:38em}
.about-art{order:-1;overflow:hidden;border-radius:var(--radius);aspect-ratio:4/3}
@media(min-width:720px){.section.about .wrap{grid-template-columns:1fr 1fr;gap:clamp(2rem,6vw,5rem)}}`,
};

/** Only the text, in large type. */
export const aboutStatement: BodyDrawing = {
  draw: () => html``,
  styles: `
.about .section-head{max-width:none;margin:0}
.about .section-head p{max-width:34em;font-size:var(--h3);line-height:1.4;color:var(--ink)}
.about .section-head h2{font-size:var(--h4);color:var(--tint)}`,
};

/** Text beside a tall picture of one thing, or a pattern. */
export const aboutStill: BodyDrawing = {
  draw: ({ seed }, { scene }) => html`<div class="about-art">${stillLife(seed, 0, scene[3])}</div>`,
  styles: `
.section.about .wrap{display:grid;gap:2rem;align-items:stretch}
.about .section-head{margin:0;align-self:center}.about .section-head p{color:var(--ink)}
.about-art{width:100%;overflow:hidden;border-radius:var(--radius);aspect-ratio:16/9}
@media(min-width:720px){.section.about .wrap{grid-template-columns:1.6fr 1fr;gap:clamp(2rem,6vw,5rem)}.about-art{aspect-ratio:4/5}}`,
};

/** A wide view below the text. */
export const aboutView: BodyDrawing = {
  draw: ({ seed }, { scene }) => html`<div class="about-view">${hills(seed, scene.slice(3))}</div>`,
  styles: `.about-view{overflow:hidden;border-radius:var(--radius);height:clamp(12rem,34vw,24rem)}`,
};
