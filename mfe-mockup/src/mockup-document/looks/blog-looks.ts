import {
  bulletinHero,
  journalHero,
  lettersHero,
  magazineHero,
  notebookHero,
} from '../heroes/blog-heroes';
import type { Look } from '../look';
import { aboutPicture, aboutStatement, aboutStill, aboutView } from '../sections/about';
import { contactBand, contactCard, contactPicture } from '../sections/contact-endings';
import { footerCentered, footerColumns, footerName } from '../sections/footers';
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
    footer: footerCentered,
    heads: 'left',
    bodies: { contact: contactCard, posts: postList, about: aboutStatement, services: serviceRows },
    tones: { about: 'surface', signup: 'primary' },
    skin: paperSkin,
  },
  notebook: {
    header: quietHeader,
    hero: notebookHero,
    footer: footerCentered,
    heads: 'left',
    bodies: { posts: postDiary, about: aboutView, services: serviceRows },
    tones: { signup: 'soft', faq: 'plain' },
    skin: bookSkin,
  },
  magazine: {
    header: barHeader,
    hero: magazineHero,
    footer: footerName,
    heads: 'left',
    bodies: { contact: contactBand, posts: postGrid, cases: pictureSheet, about: aboutPicture },
    tones: { cases: 'surface', signup: 'ink', team: 'plain' },
    skin: sharpSkin,
  },
  bulletin: {
    header: mastheadHeader,
    hero: bulletinHero,
    footer: footerColumns,
    heads: 'left',
    bodies: { contact: contactPicture, posts: postColumns, about: aboutStill },
    tones: { schedule: 'surface', about: 'plain', signup: 'soft' },
    skin: plainSkin,
  },
  letters: {
    header: foldedHeader,
    hero: lettersHero,
    footer: footerColumns,
    heads: 'beside',
    bodies: {
      contact: contactCard,
      posts: postDiary,
      about: aboutPicture,
      testimonials: quoteLead,
    },
    tones: { testimonials: 'surface', faq: 'plain' },
    skin: softSkin,
  },
} as const satisfies Record<string, Look>;
