import { html, Markup } from '../markup';

const PATHS = {
  check: 'M4 12.5L9.5 18L20 6.5',
  phone:
    'M5 4h4l1.5 5-2.5 1.5a11 11 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  mail: 'M3.5 6h17v12h-17ZM4 6.5l8 6.5 8-6.5',
  pin: 'M12 21c-4.5-4.6-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6.4-6.5 11ZM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3.2 2',
  bag: 'M5.5 8h13l1 12.5h-15ZM9 10.5V7a3 3 0 0 1 6 0v3.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5L20 20',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8Z',
  spark: 'M12 3v18M3 12h18M6 6l12 12M18 6L6 18',
  heart:
    'M12 20C5 15 3.5 11.5 3.5 8.8A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8.5 2.2C20.5 11.5 19 15 12 20Z',
  leaf: 'M5 19C4 10 10 4 20 4c0 10-6 15-15 15ZM5 19l8-8',
  chat: 'M4 5h16v11H10l-5 4v-4H4Z',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6Z',
} as const;

/** Name of a line icon. */
export type IconName = keyof typeof PATHS;

/** A line icon that takes the colour and size of the text beside it. */
export const icon = (name: IconName): Markup =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${new Markup(PATHS[name])}"/></svg>`;
