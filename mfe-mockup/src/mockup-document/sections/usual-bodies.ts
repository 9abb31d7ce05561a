import type { MockupSectionKind } from '@northloop/contracts';
import type { BodyDrawing } from '../look';
import { aboutPicture } from './about';
import { callBand, contactColumns, mapCard, signupLine } from './contact';
import { priceLines, questionFolds, scheduleTable, stepLine, teamPortraits } from './lists';
import { pictureWall, productShelf } from './pictures';
import { postList } from './posts';
import { proofTicks } from './proof';
import { serviceCards } from './services';
import { quoteCards } from './testimonials';

/** How each kind of section is drawn where a composition has no way of its own. */
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
