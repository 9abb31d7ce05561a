import { mockupResponseShape, sharedMockupShape } from '@northloop/contracts/mockup-schema';
import { strictParts } from '@northloop/contracts/shape-parts';
import { z } from 'zod';

/** Shapes that the contracts state as schemas, by their names in the document. */
const SCHEMAS = {
  MockupResponse: mockupResponseShape(strictParts),
  SharedMockup: sharedMockupShape(strictParts),
} as const;

/** Where the document describes a shape of the contracts. */
export const contractRef = (name: keyof typeof SCHEMAS) => ({
  $ref: `#/components/schemas/${name}`,
});

/** The descriptions of these shapes, by name. */
export const contractSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' }),
    ]),
  );
