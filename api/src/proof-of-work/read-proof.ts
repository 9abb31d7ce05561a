import { PROOF_OF_WORK_MAX_LENGTH, type ProofOfWork } from '@northloop/contracts';
import { z } from 'zod';

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.number().optional(),
    }),
    signature: z.string().optional(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
}) satisfies z.ZodType<ProofOfWork>;

/** The proof in a request's header; undefined if there is no header or it does not contain a proof. */
export function readProof(header: string | string[] | undefined): ProofOfWork | undefined {
  if (typeof header !== 'string' || header.length > PROOF_OF_WORK_MAX_LENGTH) return undefined;
  try {
    return proofSchema.parse(JSON.parse(Buffer.from(header, 'base64').toString()));
  } catch {
    // Not a proof, so the client is asked for one.
    return undefined;
  }
}
