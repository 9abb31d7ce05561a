import { PROOF_OF_WORK_HEADER, type ProofChallenge, type ProofOfWork } from '@northloop/contracts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiRequestError } from './api-request-error';
import { sendWithProof } from './send-with-proof';

const secrets = { hmacSignatureSecret: 'a secret', hmacKeySignatureSecret: 'a secret' };

const newChallenge = (): Promise<ProofChallenge> =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 20, deriveKey, ...secrets });

const proofRequired = async () =>
  new ApiRequestError('API Error (428): Proof, please', 428, {
    error: 'PROOF_REQUIRED',
    message: 'Proof, please',
    challenge: await newChallenge(),
  });

afterEach(() => vi.unstubAllGlobals());

it('sends once where no proof is asked for', async () => {
  const send = vi.fn(async () => 'stored');
  expect(await sendWithProof(send)).toBe('stored');
  expect(send).toHaveBeenCalledExactlyOnceWith({});
});

it('answers the puzzle and sends again', async () => {
  const verdicts: boolean[] = [];
  const result = await sendWithProof(async (headers) => {
    const header = headers[PROOF_OF_WORK_HEADER];
    if (header === undefined) throw await proofRequired();
    const { challenge, solution } = JSON.parse(atob(header)) as ProofOfWork;
    verdicts.push((await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified);
    return 'stored';
  });
  expect(result).toBe('stored');
  expect(verdicts).toEqual([true]);
});

it('gives up with the API’s answer when no proof is enough', async () => {
  const send = vi.fn(async () => {
    throw await proofRequired();
  });
  await expect(sendWithProof(send)).rejects.toThrow('Proof, please');
  expect(send).toHaveBeenCalledTimes(3);
});

it('says what the API said where the browser cannot compute a proof', async () => {
  const asked = await proofRequired();
  vi.stubGlobal('crypto', {});
  const send = vi.fn(() => Promise.reject(asked));
  await expect(sendWithProof(send)).rejects.toBe(asked);
  expect(send).toHaveBeenCalledTimes(1);
});

it('passes other failures on', async () => {
  const failure = new ApiRequestError('API Error (500): Server error', 500);
  await expect(sendWithProof(() => Promise.reject(failure))).rejects.toBe(failure);
});
