import type { BodyDrawing } from '../look';
import { html } from '../markup';
import { entryArt, picturesOf } from './pictures';

/** Sample summary for an article without one. */
const SUMMARY = 'Two lines on what the article is about and why it is worth reading.';

/** Headlines with a small picture, one below the other. */
export const postList: BodyDrawing = {
  draw: (planned, plan) =>
    html`<div class="articles">${picturesOf(planned).map(
      ({ title, line, fact }, index) =>
        html`<article><div class="article-art">${entryArt(planned, plan, index)}</div><div><p class="kicker">${fact || 'Article'}</p><h3>${title}</h3><p>${line || SUMMARY}</p></div></article>`,
    )}</div>`,
  styles: `
.articles{border-top:2px solid var(--ink)}
.articles article{display:grid;grid-template-columns:6.5rem 1fr;gap:1.3rem;padding-block:1.6rem;border-bottom:1px solid var(--rule)}
.article-art{overflow:hidden;border-radius:var(--radius-small);aspect-ratio:1}
.articles h3{margin-block:.3rem .4rem}.articles h3+p{color:var(--muted)}
@media(min-width:720px){.articles article{grid-template-columns:12rem 1fr;gap:2rem;align-items:center}.article-art{aspect-ratio:4/3}}`,
};

/** Stories in a grid; the first is twice as wide. */
export const postGrid: BodyDrawing = {
  draw: (planned, plan) =>
    html`<div class="stories">${picturesOf(planned).map(
      ({ title, line, fact }, index) =>
        html`<article><div class="story-art">${entryArt(planned, plan, index)}</div><p class="kicker">${fact || 'Article'}</p><h3>${title}</h3><p>${line || SUMMARY}</p></article>`,
    )}</div>`,
  styles: `
.stories{display:grid;gap:2.2rem 1.5rem}
.story-art{overflow:hidden;border-radius:var(--radius);aspect-ratio:16/10;margin-bottom:1rem}
.stories h3{margin-block:.3rem}.stories h3+p{color:var(--muted)}
@media(min-width:720px){.stories{grid-template-columns:repeat(6,1fr)}.stories article{grid-column:span 2}.stories article:nth-child(-n+2){grid-column:span 3}.stories article:first-child h3{font-size:var(--h2)}}`,
};

/** Only headlines, dated like a diary. */
export const postDiary: BodyDrawing = {
  draw: (planned) =>
    html`<ol class="diary">${picturesOf(planned).map(
      ({ title, line, fact }) =>
        html`<li><p class="kicker">${fact || 'Article'}</p><h3>${title}</h3><p>${line || SUMMARY}</p></li>`,
    )}</ol>`,
  styles: `
.diary{display:grid;gap:2.4rem}
.diary h3{margin-block:.2rem .3rem;font-size:var(--h2);line-height:1.15}
.diary h3+p{color:var(--muted);font-size:1.1rem}`,
};

/** Columns as in a newspaper. */
export const postColumns: BodyDrawing = {
  draw: (planned, plan) =>
    html`<div class="paper">${picturesOf(planned).map(
      ({ title, line, fact }, index) =>
        html`<article>${index % 2 === 0 && html`<div class="paper-art">${entryArt(planned, plan, index)}</div>`}<p class="kicker">${fact || 'Article'}</p><h3>${title}</h3><p>${line || SUMMARY}</p></article>`,
    )}</div>`,
  styles: `
.paper{display:grid;gap:2rem}
.paper article{padding-top:1rem;border-top:1px solid var(--ink)}
.paper-art{overflow:hidden;aspect-ratio:16/10;margin-bottom:.9rem}
.paper h3{margin-block:.25rem}.paper h3+p{color:var(--muted)}
@media(min-width:720px){.paper{display:block;columns:3;column-gap:2rem;column-rule:1px solid var(--rule)}.paper article{break-inside:avoid;margin-bottom:1.8rem}}`,
};
