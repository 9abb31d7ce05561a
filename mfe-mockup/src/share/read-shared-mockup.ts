import type { Mockup } from '@northloop/contracts';
import { fields } from '../generator/json-fields';
import { readMockup } from '../generator/read-mockup';

/** The draft in an answer, with nothing in place of what it lacks. */
export const readSharedMockup = (answer: unknown): Mockup =>
  readMockup(fields(fields(answer).mockup));
