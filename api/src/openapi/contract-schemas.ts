import { mockupResponseShape, sharedMockupShape } from '@northloop/contracts/mockup-schema';
import { strictParts } from '@northloop/contracts/shape-parts';
import { z } from 'zod';

/** Contract types that are defined as schemas, by their names in the document. */
const SCHEMAS = {
  MockupResponse: mockupResponseShape(strictParts),
  SharedMockup: sharedMockupShape(strictParts),
} as const;

/** Reference to the schema of a contract type in the document. */
export const contractRef = (name: keyof typeof SCHEMAS) => ({
  $ref: `#/components/schemas/${name}`,
});

/** The schemas of these types, by name. */
export const contractSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' }),
    ]),
  );
