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

/** A ring that marks text as a sample; {@link sampleNotice} says once what it means. */
export const sampleMark = (): Markup =>
  html`<span class="sample-mark"><span class="unseen"> (sample)</span></span>`;

/** Says what the ring means. The page has it once. */
export const sampleNotice = (): Markup =>
  html`<aside class="sample-notice" aria-label="About this draft"><p class="wrap">This is a draft. ${sampleMark()} marks sample text to replace with your own.</p></aside>`;
