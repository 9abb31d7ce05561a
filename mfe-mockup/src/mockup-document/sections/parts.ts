import { icon } from '../art/icon';
import { html, type Markup } from '../markup';

/** Points with a small tick each; nothing for an empty list. */
export const ticks = (points: readonly string[]): Markup =>
  points.length === 0
    ? html``
    : html`<ul class="ticks">${points.map((point) => html`<li>${icon('check')}${point}</li>`)}</ul>`;

/** The lines of a text as paragraphs. */
export const paragraphs = (text: string): Markup[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => html`<p>${line}</p>`);

/** Marks text as a sample that the owner will replace. */
export const sampleMark = (text = 'Sample text'): Markup => html`<p class="sample">${text}</p>`;
