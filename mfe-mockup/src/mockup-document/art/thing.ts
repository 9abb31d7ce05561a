import { html, Markup } from '../markup';

/** The only shapes and attributes that a drawing may have: nothing that loads, links or runs. */
const SAFE =
  /^(?:\s*<(?:\/g|(?:g|path|circle|ellipse|rect|line|polygon|polyline)(?:\s+(?:fill|d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|transform|opacity|fill-opacity|fill-rule|clip-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-miterlimit)="[^"<>&]*")*\s*\/?|\/(?:path|circle|ellipse|rect|line|polygon|polyline))>)+\s*$/;

/** A thing as an API's drawing shows it, in a box of 32 by 32; undefined if it is not a plain drawing. */
export const drawingOf = (shapes: string | undefined): Markup | undefined =>
  shapes !== undefined && SAFE.test(shapes) ? new Markup(shapes) : undefined;

/** A thing that stands on a table whose top is at y 300, in a box of 400 by 400. */
export const onTable = (drawing: Markup): Markup =>
  html`<svg x="98" y="92" width="208" height="208" viewBox="0 0 32 31">${drawing}</svg>`;

/** A thing by itself, as an icon. */
export const thingIcon = (drawing: Markup): Markup =>
  html`<svg class="thing" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${drawing}</svg>`;
