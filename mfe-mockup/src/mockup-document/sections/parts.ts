import { icon } from '../art/icon';
import { html, type Markup } from '../markup';

/** Points with a small tick each; nothing for an empty list. */
export const ticks = (points: readonly string[]): Markup =>
  points.length === 0
    ? html``
    : html`<ul class="ticks">${points.map((point) => html`<li>${icon('check')}${point}</li>`)}</ul>`;

/** Lines of a text as paragraphs. */
export const paragraphs = (text: string): Markup[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => html`<p>${line}</p>`);

/** Says that words stand in for the owner's own. */
export const sampleMark = (text = 'Sample text'): Markup => html`<p class="sample">${text}</p>`;
