import type { SharedMockup } from '@northloop/contracts';
import { forgivingParts } from '@northloop/contracts/forgiving-parts';
import { sharedMockupShape } from '@northloop/contracts/mockup-schema';
import { fields } from '../generator/request/json-fields';

const draftSchema = sharedMockupShape(forgivingParts);

/** The draft in an answer, with nothing in place of what it lacks. */
export const readSharedMockup = (answer: unknown): SharedMockup =>
  draftSchema.parse(fields(answer).mockup);
