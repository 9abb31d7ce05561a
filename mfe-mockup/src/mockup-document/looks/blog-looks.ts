import {
  bulletinHero,
  journalHero,
  lettersHero,
  magazineHero,
  notebookHero,
} from '../heroes/blog-heroes';
import type { Look } from '../look';
import { aboutPattern, aboutPicture, aboutStatement, aboutView } from '../sections/about';
import { barHeader, foldedHeader, mastheadHeader, quietHeader } from '../sections/headers';
import { pictureSheet } from '../sections/pictures';
import { postColumns, postDiary, postGrid, postList } from '../sections/posts';
import { serviceRows } from '../sections/services';
import { quoteLead } from '../sections/testimonials';
import { bookSkin, paperSkin, plainSkin, sharpSkin, softSkin } from './skins';

/** Looks of the blog compositions. */
export const blogLooks = {
  journal: {
    header: mastheadHeader,
    hero: journalHero,
    heads: 'left',
    bodies: { posts: postList, about: aboutStatement, services: serviceRows },
    tones: { about: 'surface', signup: 'primary' },
    skin: paperSkin,
  },
  notebook: {
    header: quietHeader,
    hero: notebookHero,
    heads: 'left',
    bodies: { posts: postDiary, about: aboutView, services: serviceRows },
    tones: { signup: 'soft', faq: 'plain' },
    skin: bookSkin,
  },
  magazine: {
    header: barHeader,
    hero: magazineHero,
    heads: 'left',
    bodies: { posts: postGrid, cases: pictureSheet, about: aboutPicture },
    tones: { cases: 'surface', signup: 'ink', team: 'plain' },
    skin: sharpSkin,
  },
  bulletin: {
    header: mastheadHeader,
    hero: bulletinHero,
    heads: 'left',
    bodies: { posts: postColumns, about: aboutPattern },
    tones: { schedule: 'surface', about: 'plain', signup: 'soft' },
    skin: plainSkin,
  },
  letters: {
    header: foldedHeader,
    hero: lettersHero,
    heads: 'beside',
    bodies: { posts: postDiary, about: aboutPicture, testimonials: quoteLead },
    tones: { testimonials: 'surface', faq: 'plain' },
    skin: softSkin,
  },
} as const satisfies Record<string, Look>;
