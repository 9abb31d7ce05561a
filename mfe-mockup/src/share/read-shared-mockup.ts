import type { SharedMockup } from '@northloop/contracts';
import { forgivingParts } from '@northloop/contracts/forgiving-parts';
import { sharedMockupShape } from '@northloop/contracts/mockup-schema';
import { fields } from '../generator/request/json-fields';

const draftSchema = sharedMockupShape(forgivingParts);

/** Reads the draft from an answer. Missing parts become empty. */
export const readSharedMockup = (answer: unknown): SharedMockup =>
  draftSchema.parse(fields(answer).mockup);
