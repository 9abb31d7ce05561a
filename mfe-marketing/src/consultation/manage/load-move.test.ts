import type { ApiErrorBody, Consultation } from '@northloop/contracts';
import { ApiRequestError, type PageRequest } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { loadMove, move } from './load-move';

const token = 't'.repeat(43);
const url = new URL(`https://northloop.example/consultation/move?token=${token}`);
const slot = '2026-12-09T16:30:00.000Z';
const slots = ['2026-12-09T16:00:00.000Z', '2026-12-09T17:00:00.000Z'];

const consultation: Consultation = {
  slot: '2026-12-08T15:00:00.000Z',
  state: 'booked',
  topic: 'An online shop',
  isConfirmed: false,
  isPast: false,
  sendsMail: true,
};

/** An API that knows the booking and the free times, and moves as the given function says. */
const apiOf = (post: (path: string, body: unknown) => Promise<unknown>): PageRequest['api'] => ({
  get: async <T>(path: string) =>
    (path === '/api/consultations/slots' ? { slots } : { success: true, consultation, token }) as T,
  post: <T>(path: string, body: unknown) => post(path, body) as Promise<T>,
});

const refusing = (status: number, body: Partial<ApiErrorBody>) =>
  apiOf(() => Promise.reject(new ApiRequestError('Refused', status, body)));

const viewed = apiOf(() => Promise.reject(new Error('not to be posted')));

const down: PageRequest['api'] = {
  get: () => Promise.reject(ApiRequestError.ofNetwork()),
  post: () => Promise.reject(ApiRequestError.ofNetwork()),
};

describe('loadMove', () => {
  const booking = { token, found: { consultation }, problem: null };

  it('brings the booking and the free times when the server renders', async () => {
    expect(await loadMove({ api: viewed, url, form: null, isServer: true })).toEqual({
      data: { ...booking, slots, outcome: { kind: 'none' } },
    });
  });

  it('leaves the free times to the page in the browser', async () => {
    expect(await loadMove({ api: viewed, url, form: null, isServer: false })).toEqual({
      data: { ...booking, slots: null, outcome: { kind: 'none' } },
    });
  });

  it('does without free times if the API fails to give them', async () => {
    const api = {
      ...viewed,
      get: <T>(path: string): Promise<T> =>
        path === '/api/consultations/slots'
          ? Promise.reject(new ApiRequestError('Busy', 429))
          : viewed.get<T>(path),
    };
    expect(await loadMove({ api, url, form: null, isServer: true })).toEqual({
      data: { ...booking, slots: null, outcome: { kind: 'none' } },
    });
  });

  it('goes on when the API is down', async () => {
    expect(await loadMove({ api: down, url, form: null, isServer: true })).toEqual({
      data: { token, found: 'unavailable', problem: null, slots: null, outcome: { kind: 'none' } },
    });
  });

  it('moves a booking for a posted form, then goes to its page', async () => {
    const posted: unknown[] = [];
    const api = apiOf(async (path, body) => {
      posted.push([path, body]);
      return { success: true, consultation: { ...consultation, slot }, token };
    });
    expect(await loadMove({ api, url, form: { slot }, isServer: true })).toEqual({
      redirect: `/consultation/booking?token=${token}`,
    });
    expect(posted).toEqual([['/api/consultations/move', { token, slot }]]);
  });

  it('offers the free times again if the wanted one is taken', async () => {
    const api = refusing(409, { error: 'SLOT_TAKEN', message: 'Taken.', slots });
    expect(await loadMove({ api, url, form: { slot }, isServer: true })).toEqual({
      data: { ...booking, slots, outcome: { kind: 'taken', slot, nearest: slots } },
    });
  });

  it('says what is missing if no time was chosen', async () => {
    const message = 'Please choose a time.';
    const api = refusing(400, { error: 'VALIDATION_FAILED', message });
    expect(await loadMove({ api, url, form: {}, isServer: true })).toEqual({
      data: { ...booking, slots, outcome: { kind: 'failed', message } },
    });
  });

  it('does not know a booking without a token', async () => {
    const result = await loadMove({
      api: viewed,
      url: new URL('https://northloop.example/consultation/move'),
      form: null,
      isServer: true,
    });
    expect(result).toMatchObject({ data: { token: '', found: 'unknown' } });
  });
});

describe('move', () => {
  it('gives the booking with its new time', async () => {
    const moved = { ...consultation, slot };
    const api = apiOf(async () => ({ success: true, consultation: moved, token }));
    expect(await move(api, token, slot)).toEqual({ moved });
  });

  it('says that a time is taken even if no other is free', async () => {
    const api = refusing(409, { error: 'SLOT_TAKEN', message: 'Taken.' });
    expect(await move(api, token, slot)).toEqual({ outcome: { kind: 'taken', slot, nearest: [] } });
  });

  it('repeats why the API refused', async () => {
    const api = refusing(409, { error: 'CONFLICT', message: 'It has been cancelled.' });
    expect(await move(api, token, slot)).toEqual({
      outcome: { kind: 'failed', message: 'It has been cancelled.' },
    });
  });

  it('says that nothing has changed while the API is down or answers nothing', async () => {
    const failed = { outcome: { kind: 'failed', message: bookingDetailTexts.failed } };
    expect(await move(down, token, slot)).toEqual(failed);
    expect(
      await move(
        apiOf(async () => null),
        token,
        slot,
      ),
    ).toEqual(failed);
  });
});
