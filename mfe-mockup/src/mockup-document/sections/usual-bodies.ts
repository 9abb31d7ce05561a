import type { MockupSectionKind } from '@northloop/contracts';
import type { BodyDrawing } from '../look';
import { aboutPicture } from './about';
import { callBand, mapCard, signupLine } from './contact';
import { contactColumns } from './contact-endings';
import { priceLines, questionFolds, scheduleTable, stepLine, teamPortraits } from './lists';
import { pictureWall, productShelf } from './pictures';
import { postList } from './posts';
import { proofTicks } from './proof';
import { serviceCards } from './services';
import { quoteCards } from './testimonials';

/** The default drawing for each kind of section, for compositions that have none for it. */
export const usualBodies: Readonly<Record<MockupSectionKind, BodyDrawing>> = {
  services: serviceCards,
  proof: proofTicks,
  about: aboutPicture,
  testimonials: quoteCards,
  faq: questionFolds,
  featured: pictureWall,
  prices: priceLines,
  products: productShelf,
  schedule: scheduleTable,
  team: teamPortraits,
  posts: postList,
  cases: pictureWall,
  steps: stepLine,
  map: mapCard,
  call: callBand,
  signup: signupLine,
  contact: contactColumns,
};
