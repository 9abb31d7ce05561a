import { CONTACT_MAX_LENGTH } from '@northloop/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contacts } from '../database/schema.js';
import { describeApi } from '../testing/describe-api.js';

const VALID = { name: 'Dana Whitfield', email: 'dana@bakery.example', message: 'We need a site.' };

await describeApi('contact', (api) => {
  const stored = (id: string) => api().database.select().from(contacts).where(eq(contacts.id, id));

  it('stores a submission before it says so', async () => {
    const { status, body } = await api().post('/contact', {
      ...VALID,
      company: 'Elm Creek Bakery',
      phone: '(612) 555-0110',
      service: 'Web Development',
      budget: '$5,000 - $10,000',
      timeline: 'By spring',
    });
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, contactId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const [row] = await stored((body as { contactId: string }).contactId);
    expect(row).toMatchObject({
      ...VALID,
      company: 'Elm Creek Bakery',
      phone: '(612) 555-0110',
      service: 'Web Development',
      budget: '$5,000 - $10,000',
      timeline: 'By spring',
    });
  });

  it('trims, drops control characters and treats empty boxes as left out', async () => {
    const { body } = await api().post('/contact', {
      name: '  Dana\u0000 ',
      email: ' dana@bakery.example ',
      message: ' One\r\nTwo \ud800 ',
      company: '  ',
      service: '',
      budget: null,
    });
    const [row] = await stored((body as { contactId: string }).contactId);
    expect(row).toMatchObject({
      name: 'Dana',
      email: 'dana@bakery.example',
      message: 'One\nTwo \ufffd',
      company: null,
      service: null,
      budget: null,
    });
  });

  it('names every missing field in the forms’ own words', async () => {
    const { status, body } = await api().post('/contact', { name: ' ' });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'VALIDATION_FAILED',
      message: 'Name is required; Email is required; Message is required',
      details: [
        { field: 'name', message: 'Name is required' },
        { field: 'email', message: 'Email is required' },
        { field: 'message', message: 'Message is required' },
      ],
    });
  });

  describe.each([
    ['an address without @', { email: 'dana.bakery.example' }, 'Invalid email address'],
    [
      'an address with a line break',
      { email: 'dana@x.example\nBcc: y@z' },
      'Invalid email address',
    ],
    ['a number as name', { name: 5 }, 'Name must be text'],
    ['an object as message', { message: { $gt: '' } }, 'Message must be text'],
    ['an unlisted service', { service: 'Plumbing' }, 'Service must be one of the listed options'],
    ['an unlisted budget', { budget: '$1' }, 'Budget must be one of the listed options'],
    ['a field that does not exist', { admin: true }, 'Unknown field: admin'],
    [
      'a message that is too long',
      { message: 'x'.repeat(CONTACT_MAX_LENGTH.message + 1) },
      'Message must have 5000 characters or fewer',
    ],
  ])('refuses %s', (_what, change, message) => {
    it(`with "${message}"`, async () => {
      const answer = await api().post('/contact', { ...VALID, ...change });
      expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED', message } });
    });
  });

  it('never logs an e-mail address or a message', async () => {
    await api().post('/contact', { ...VALID, email: 'quiet@person.example' });
    expect(api().log.join('')).not.toContain('person.example');
    expect(api().log.join('')).not.toContain(VALID.message);
  });
});
