import type { ApiErrorCode, Consultation } from '@northloop/contracts';
import { ApiRequestError, type PageRequest } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { bookingLoader, findBooking, tokenOf } from './load-booking';

const token = 'Ab-_'.repeat(10).concat('xyz');
const page = new URL(`https://northloop.example/consultation/booking?token=${token}`);

const consultation: Consultation = {
  slot: '2026-12-08T15:00:00.000Z',
  state: 'booked',
  topic: 'An online shop',
  isConfirmed: false,
  isPast: false,
  sendsMail: true,
};
const answer = { success: true, consultation, token };

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** An API that answers every call with the given function. */
const apiOf = (call: (call: Call) => Promise<unknown>): PageRequest['api'] => ({
  get: <T>(path: string) => call({ method: 'GET', path }) as Promise<T>,
  post: <T>(path: string, body: unknown) => call({ method: 'POST', path, body }) as Promise<T>,
});

const refusing = (status: number, error: ApiErrorCode, message: string) =>
  Promise.reject(new ApiRequestError(message, status, { error, message }));

const notToBeCalled = apiOf(() => Promise.reject(new Error('not to be called')));

describe('tokenOf', () => {
  it('takes the token out of an address', () => {
    expect(tokenOf(page)).toBe(token);
    expect(tokenOf(new URL('https://northloop.example/consultation/booking'))).toBe('');
  });
});

describe('findBooking', () => {
  it('looks a booking up by its token', async () => {
    const calls: Call[] = [];
    const api = apiOf(async (call) => {
      calls.push(call);
      return answer;
    });
    expect(await findBooking(api, token)).toEqual({
      token,
      found: { consultation },
      problem: null,
    });
    expect(calls).toEqual([{ method: 'GET', path: `/api/consultations/booking?token=${token}` }]);
  });

  it.each(['', 'short', `${token}x`, `${token.slice(1)}/`])(
    'does not ask the API about the token "%s"',
    async (odd) => {
      const data = { token: odd, found: 'unknown', problem: null };
      expect(await findBooking(notToBeCalled, odd)).toEqual(data);
    },
  );

  it('tells a booking that is not there from an API that cannot say', async () => {
    const unknown = apiOf(() => refusing(404, 'NOT_FOUND', 'No such booking.'));
    expect((await findBooking(unknown, token)).found).toBe('unknown');
    const busy = apiOf(() => refusing(429, 'RATE_LIMITED', 'Too many requests.'));
    expect((await findBooking(busy, token)).found).toBe('unavailable');
    const down = apiOf(() => Promise.reject(ApiRequestError.ofNetwork()));
    expect((await findBooking(down, token)).found).toBe('unavailable');
    const proxy = apiOf(() => Promise.reject(new ApiRequestError('Not here', 404, null, '<p>')));
    expect((await findBooking(proxy, token)).found).toBe('unavailable');
  });

  it('does not trust an empty answer', async () => {
    const data = { token, found: 'unavailable', problem: null };
    expect(
      await findBooking(
        apiOf(async () => null),
        token,
      ),
    ).toEqual(data);
  });
});

describe.each(['/api/consultations/confirm', '/api/consultations/cancel'] as const)(
  'bookingLoader of %s',
  (action) => {
    const load = bookingLoader(action);

    it('changes nothing when the page is only viewed', async () => {
      const methods: string[] = [];
      const api = apiOf(async ({ method }) => {
        methods.push(method);
        return answer;
      });
      expect(await load({ api, url: page, form: null })).toEqual({
        data: { token, found: { consultation }, problem: null },
      });
      expect(methods).toEqual(['GET']);
    });

    it('does what a posted form asks for, then goes to the page of the booking', async () => {
      const calls: Call[] = [];
      const api = apiOf(async (call) => {
        calls.push(call);
        return answer;
      });
      expect(await load({ api, url: page, form: {} })).toEqual({
        redirect: `/consultation/booking?token=${token}`,
      });
      expect(calls).toEqual([{ method: 'POST', path: action, body: { token } }]);
    });

    it('says why it was refused, and shows the booking as it is', async () => {
      const api = apiOf(async ({ method }) =>
        method === 'GET' ? answer : refusing(409, 'CONFLICT', 'It has been cancelled.'),
      );
      expect(await load({ api, url: page, form: {} })).toEqual({
        data: { token, found: { consultation }, problem: 'It has been cancelled.' },
      });
    });

    it('says that nothing has changed while the API is down', async () => {
      const api = apiOf(() => Promise.reject(ApiRequestError.ofNetwork()));
      expect(await load({ api, url: page, form: {} })).toEqual({
        data: { token, found: 'unavailable', problem: bookingDetailTexts.failed },
      });
    });

    it('does not know a booking without a token', async () => {
      const url = new URL('https://northloop.example/consultation/booking');
      const api = apiOf(() => refusing(404, 'NOT_FOUND', 'No such booking.'));
      expect(await load({ api, url, form: {} })).toEqual({
        data: { token: '', found: 'unknown', problem: 'No such booking.' },
      });
    });
  },
);
