import { expect, it } from 'vitest';
import { absentEncoder } from './absent-encoder.js';
import { EncoderUnavailable, embedIfAble } from './sentence-encoder.js';

it('has no vectors, and everybody does without', async () => {
  await absentEncoder.prepare();
  await expect(absentEncoder.embed(['hello'])).rejects.toThrow(EncoderUnavailable);
  expect(await embedIfAble(absentEncoder, ['hello'])).toBeUndefined();
  await absentEncoder.close();
});
