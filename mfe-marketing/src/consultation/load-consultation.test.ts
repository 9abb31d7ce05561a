import {
  type ApiErrorBody,
  type Consultation,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  TRAP_FIELD,
} from '@northloop/contracts';
import { ApiRequestError, type PageRequest } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { bookingTexts } from '../content/consultation/booking-texts';
import { emptyBooking } from './booking/booking-values';
import { type ConsultationData, KEY_FIELD, loadConsultation } from './load-consultation';

type Get = (path: string, signal?: AbortSignal) => Promise<unknown>;

interface Posted {
  path: string;
  body: unknown;
  headers: Record<string, string> | undefined;
}

/** An API that answers with the given functions. */
const apiOf = (get: Get, post: (posted: Posted) => Promise<unknown>): PageRequest['api'] => ({
  get: <T>(path: string, options?: { signal?: AbortSignal }) =>
    get(path, options?.signal) as Promise<T>,
  post: <T>(path: string, body: unknown, options?: { headers?: Record<string, string> }) =>
    post({ path, body, headers: options?.headers }) as Promise<T>,
});

const slots = ['2026-12-08T15:00:00.000Z', '2026-12-08T15:30:00.000Z'];
const free: Get = async () => ({ slots });
const notToBeCalled = () => Promise.reject(new Error('not to be called'));
const address = new URL('https://northloop.example/consultation');

describe('loadConsultation of a page that is viewed', () => {
  const view = (get: Get, { url = address, isServer = true } = {}) =>
    loadConsultation({ api: apiOf(get, notToBeCalled), url, isServer, form: null });

  it('brings the free times and a key for the form when the server renders', async () => {
    const asked: string[] = [];
    const result = await view(async (path) => {
      asked.push(path);
      return { slots };
    });
    expect(result).toEqual({
      data: {
        slots,
        values: emptyBooking,
        errors: {},
        outcome: { kind: 'none' },
        key: expect.stringMatching(IDEMPOTENCY_KEY_PATTERN),
      },
    });
    expect(asked).toEqual(['/api/consultations/slots']);
  });

  it('makes a key of its own for every page', async () => {
    const [one, other] = await Promise.all([view(free), view(free)]);
    expect(dataOf(one).key).not.toBe(dataOf(other).key);
  });

  it('waits for nothing in the browser', async () => {
    expect(await view(notToBeCalled, { isServer: false })).toEqual({
      data: {
        slots: null,
        values: emptyBooking,
        errors: {},
        outcome: { kind: 'none' },
        key: null,
      },
    });
  });

  it('goes on without them when the API is down or answers nonsense', async () => {
    const down = await view(() => Promise.reject(ApiRequestError.ofNetwork()));
    expect(dataOf(down).slots).toBeNull();
    for (const odd of [null, {}, { slots: 'soon' }, '<html>']) {
      expect(dataOf(await view(async () => odd)).slots).toBeNull();
    }
  });

  it('gives up on an API that does not answer', async () => {
    const result = await view(
      (_path, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    expect(dataOf(result).slots).toBeNull();
  });

  it.each([true, false])('begins with the time in the address (server: %s)', async (isServer) => {
    const url = new URL(`${address}?slot=${slots[1]}`);
    const result = await view(free, { url, isServer });
    expect(dataOf(result).values).toEqual({ ...emptyBooking, slot: slots[1] });
  });

  it.each(['', 'tomorrow', '2026-12-08', '2026-12-08T15:00:00Z', '2026-12-08T15:00:00.000Z\n'])(
    'begins without a time for the slot "%s"',
    async (slot) => {
      const url = new URL(address);
      url.searchParams.set('slot', slot);
      expect(dataOf(await view(free, { url })).values).toEqual(emptyBooking);
    },
  );
});

describe('loadConsultation of a plain form that was posted', () => {
  const key = '0123456789abcdef'.repeat(2);
  const token = 't'.repeat(43);
  const values = {
    slot: '2026-12-08T15:00:00.000Z',
    name: 'Dana Whitfield',
    email: 'dana@bakery.example',
    phone: '',
    topic: 'An online shop',
  };
  const form = { ...values, [KEY_FIELD]: key, [TRAP_FIELD]: '' };
  const consultation: Consultation = {
    slot: values.slot,
    state: 'booked',
    topic: values.topic,
    isConfirmed: false,
    isPast: false,
    sendsMail: true,
  };

  const book = (
    posted: Record<string, string>,
    answer: (posted: Posted) => Promise<unknown>,
    get = free,
  ) => loadConsultation({ api: apiOf(get, answer), url: address, isServer: true, form: posted });

  const refusing = (status: number, body: Partial<ApiErrorBody>) => (): Promise<unknown> =>
    Promise.reject(new ApiRequestError('Refused', status, body));

  it('books, and goes to the page of the booking', async () => {
    const calls: Posted[] = [];
    const result = await book(form, async (posted) => {
      calls.push(posted);
      return { success: true, consultation, token };
    });
    expect(result).toEqual({ redirect: `/consultation/booking?token=${token}` });
    const { phone: _empty, ...body } = values;
    expect(calls).toEqual([
      { path: '/api/consultations', body, headers: { [IDEMPOTENCY_KEY_HEADER]: key } },
    ]);
  });

  it('makes a key for a form that has none', async () => {
    const keys: (string | undefined)[] = [];
    await book(values, async ({ headers }) => {
      keys.push(headers?.[IDEMPOTENCY_KEY_HEADER]);
      return { success: true, consultation, token };
    });
    expect(keys).toEqual([expect.stringMatching(IDEMPOTENCY_KEY_PATTERN)]);
  });

  it('passes on what was typed into the trap', async () => {
    const bodies: unknown[] = [];
    await book({ ...form, phone: '612 555 0100', [TRAP_FIELD]: 'buy now' }, async ({ body }) => {
      bodies.push(body);
      return { success: true, consultation, token };
    });
    expect(bodies).toEqual([{ ...values, phone: '612 555 0100', [TRAP_FIELD]: 'buy now' }]);
  });

  it('names what is missing, keeps the rest, and books nothing', async () => {
    const result = await book({ name: 'Dana', email: 'dana', unknown: 'x' }, notToBeCalled);
    expect(result).toEqual({
      data: {
        slots,
        values: { ...emptyBooking, name: 'Dana', email: 'dana' },
        errors: {
          slot: 'Please choose a day and a time',
          email: 'Invalid email address',
          topic: 'Please say what you want to talk about',
        },
        outcome: { kind: 'none' },
        key: expect.stringMatching(IDEMPOTENCY_KEY_PATTERN),
      },
    });
  });

  it('offers the nearest times in place of one that is taken, and keeps what was typed', async () => {
    const nearest = ['2026-12-08T15:30:00.000Z'];
    const result = await book(
      form,
      refusing(409, { error: 'SLOT_TAKEN', message: 'Taken.', slots: nearest }),
    );
    expect(dataOf(result)).toMatchObject({
      slots,
      values,
      errors: {},
      outcome: { kind: 'taken', slot: values.slot, nearest },
    });
  });

  it('says until when a time is kept that must be confirmed by mail', async () => {
    const confirmBy = '2026-12-07T16:00:00.000Z';
    const result = await book(form, async () => ({
      success: true,
      consultation: { ...consultation, confirmBy },
    }));
    expect(dataOf(result).outcome).toEqual({ kind: 'held', slot: values.slot, confirmBy });
  });

  it('shows the errors of the API below its fields', async () => {
    const details = [{ field: 'email', message: 'We cannot send mail there' }];
    const result = await book(
      form,
      refusing(400, { error: 'VALIDATION_FAILED', message: 'Check the form.', details }),
    );
    expect(dataOf(result)).toMatchObject({
      values,
      errors: { email: 'We cannot send mail there' },
      outcome: { kind: 'none' },
    });
  });

  it('repeats what the API says if it wants a proof that a plain form cannot give', async () => {
    const message = 'Please call us or turn on JavaScript.';
    const result = await book(form, refusing(403, { error: 'PROOF_REQUIRED', message }));
    expect(dataOf(result)).toMatchObject({ values, outcome: { kind: 'failed', message } });
  });

  it('keeps what was typed while the API is down', async () => {
    const down = () => Promise.reject(ApiRequestError.ofNetwork());
    expect(dataOf(await book(form, down, down))).toMatchObject({
      slots: null,
      values,
      errors: {},
      outcome: { kind: 'failed', message: bookingTexts.failed.text },
    });
  });

  it.each([null, {}, { success: false }, '<html>'])(
    'does not take the answer %j for a booking',
    async (answer) => {
      expect(dataOf(await book(form, async () => answer)).outcome).toEqual({
        kind: 'failed',
        message: bookingTexts.failed.text,
      });
    },
  );
});

/** The data of a page that is shown; fails the test if the visitor is sent elsewhere. */
function dataOf(result: Awaited<ReturnType<typeof loadConsultation>>): ConsultationData {
  if (!('data' in result)) throw new Error(`No data: ${JSON.stringify(result)}`);
  return result.data;
}
