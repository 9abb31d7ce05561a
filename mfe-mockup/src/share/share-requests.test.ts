import { ApiRequestError } from '@northloop/kit';
import { expect, it } from 'vitest';
import { sampleMockup } from '../testing/sample-response';
import { SHARE_FAILURE, shareMockup } from './share-requests';

const MADE = { id: 'A'.repeat(22), deleteKey: 'key', expires: '2027-02-26' };

/** Replaces the kit's client, which solves puzzles by itself. */
function clientThat(answer: () => Promise<unknown>) {
  const posted: [path: string, body: unknown][] = [];
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    posted.push([path, body]);
    return (await answer()) as T;
  };
  return { posted, post };
}

it('shares a draft through the client that answers puzzles', async () => {
  const client = clientThat(async () => MADE);
  const mockup = sampleMockup();
  expect(await shareMockup(client, mockup)).toEqual(MADE);
  expect(client.posted).toEqual([['/api/mockup/share', { mockup }]]);
});

it('says what the API says when it refuses', async () => {
  const message = 'You have shared a lot of mockups today. Please try again tomorrow.';
  const refusal = new ApiRequestError(`API Error (429): ${message}`, 429, { message });
  const client = clientThat(() => Promise.reject(refusal));
  await expect(shareMockup(client, sampleMockup())).rejects.toThrow(
    /^You have shared a lot of mockups today/,
  );
});

it.each([
  ['nothing comes back', () => Promise.reject(new ApiRequestError('Network error', null))],
  ['what comes back is no address', () => Promise.resolve({ id: '../contact' })],
])('says to try again when %s', async (_what, answer) => {
  await expect(shareMockup(clientThat(answer), sampleMockup())).rejects.toThrow(SHARE_FAILURE);
});
