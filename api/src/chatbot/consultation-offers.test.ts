import type { ChatMessageResponse } from '@northloop/contracts';
import { expect, it } from 'vitest';
import { blockedDays } from '../database/schema.js';
import { bookableSlots, bookingOf } from '../testing/booking.js';
import { describeApi } from '../testing/describe-api.js';

await describeApi('the assistant’s offers of a time', (api) => {
  const say = async (message: string, more: object = {}) => {
    const { body } = await api().post('/chatbot/message', { message, ...more });
    return body as ChatMessageResponse;
  };
  /** How somebody asks for a time, in Minneapolis. */
  const inWords = (slot: string) =>
    new Intl.DateTimeFormat('en-US', {
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/Chicago',
    })
      .format(new Date(slot))
      .replace(/\s(?=[AP]M)/, ' ');

  it('are the wished time, if it is free, and those next to it', async () => {
    const slots = await bookableSlots(api());
    const wanted = slots[70] ?? '';
    const { response, lead } = await say(`can we talk on ${inWords(wanted)}?`);
    expect(lead?.slot).toBe(wanted);
    expect(lead?.slots).toHaveLength(3);
    expect(lead?.slots).toContain(wanted);
    expect(slots).toEqual(expect.arrayContaining(lead?.slots ?? []));
    expect(response).toMatch(/^Gladly[\s\S]*Yes, .+ is free/);
    expect(response).toContain('/consultation');
    // Only the form may say that something is booked.
    expect(response).not.toMatch(/(is|are|have) (now )?booked(?! when)/);
  });

  it('are the nearest times when the wished one is taken', async () => {
    const slots = await bookableSlots(api());
    const wanted = slots[90] ?? '';
    await api().post('/consultations', { ...bookingOf([wanted]), email: 'other@bakery.example' });
    const { response, lead } = await say(`can we talk on ${inWords(wanted)}?`);
    expect(lead).not.toHaveProperty('slot');
    expect(lead?.slots).toHaveLength(3);
    expect(lead?.slots).not.toContain(wanted);
    expect(response).toContain('These are the nearest:');
  });

  it('name times as the visitor’s clock shows them, and store no zone', async () => {
    const zone = { timeZone: 'Asia/Kolkata' };
    const { response, lead, conversationId } = await say('i want to book a call', zone);
    expect(response).toMatch(/These times are free:\n- .+ GMT\+5:30\n- .+\n- .+\n/);
    expect(lead?.slots).toHaveLength(3);
    const { body } = await api().get(`/chatbot/history/${conversationId}`);
    expect(JSON.stringify(body)).toContain('GMT+5:30');
    expect((await say('i want to book a call', { timeZone: 'Mars/Olympus' })).response).toMatch(
      / C[SD]T/,
    );
  });

  it('are missing, with the way to a person, when nothing is free', async () => {
    const dates = new Set((await bookableSlots(api())).map((slot) => slot.slice(0, 10)));
    await api()
      .database.insert(blockedDays)
      .values([...dates].map((day) => ({ day })));
    const { response, lead } = await say('can we talk tomorrow?');
    expect(response).toContain('No time is free in the next weeks. Call (612) 555-0142');
    expect(lead).not.toHaveProperty('slots');
    await api().database.delete(blockedDays);
  });

  it('come with no other answer', async () => {
    const { lead, response } = await say('what are your opening hours?');
    expect(lead).toBeUndefined();
    expect(response).not.toContain('free:');
  });
});
