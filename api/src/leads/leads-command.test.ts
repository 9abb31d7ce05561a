import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createConversationId } from '../chatbot/conversation-id.js';
import { readEnvironment } from '../config/environment.js';
import type { LeadChannel } from '../contact/delivery/lead-channel.js';
import { consultations, contacts, newsletterSubscriptions, outbox } from '../database/schema.js';
import { NewsletterTokensRepository } from '../newsletter/links/newsletter-tokens.repository.js';
import type { DeliveryChannel } from '../outbox/delivery-channel.js';
import { OutboxRepository } from '../outbox/outbox.repository.js';
import { bookableSlots, bookingOf } from '../testing/booking.js';
import { describeApi } from '../testing/describe-api.js';
import { createBookingsCommand } from './create-bookings-command.js';
import { LeadsRepository } from './leads.repository.js';
import { LeadsCommand } from './leads-command.js';
import { SubscribersRepository } from './subscribers.repository.js';
import { SubscribersCommand } from './subscribers-command.js';

/** Stands in for a configured channel; nothing is delivered in these tests. */
const CHANNEL: LeadChannel = {
  name: 'agency-mail',
  writesToVisitor: false,
  accepts: () => true,
  deliver: async () => {},
};

const CONFIRMATION: DeliveryChannel = { name: 'newsletter-mail', deliver: async () => {} };

const ORIGIN = 'https://northloop.example';

await describeApi('leads command', (api) => {
  const runWith = (
    confirmation: DeliveryChannel | null,
    siteOrigin: string | undefined,
    args: string[],
  ) => {
    const { database } = api();
    const subscribers = new SubscribersCommand(
      new SubscribersRepository(database),
      new NewsletterTokensRepository(database),
      new OutboxRepository(database),
      confirmation,
      siteOrigin,
    );
    const bookings = createBookingsCommand(readEnvironment({}), database);
    const leads = new LeadsRepository(database);
    return new LeadsCommand(leads, [CHANNEL], subscribers, bookings).run(args);
  };
  const run = (...args: string[]) => runWith(CONFIRMATION, ORIGIN, args);

  const submit = async (email: string, message: string) => {
    const answer = await api().post('/contact', { name: '=Dana', email, message });
    return (answer.body as { contactId: string }).contactId;
  };

  it('lists and exports what came in', async () => {
    expect(await run('list')).toBe('No leads yet.\n');
    const id = await submit('first@bakery.example', 'One\nline');
    await submit('second@bakery.example', 'Two');
    const list = await run('list', '--limit', '1');
    expect(list).toContain('second@bakery.example');
    expect(list).toContain('stored, not reported');
    expect(list).not.toContain('first@');
    const [header, row] = (await run('export')).split('\r\n');
    expect(header).toBe(
      'id,createdAt,name,email,company,phone,service,budget,timeline,message,suspicion,consentVersion',
    );
    expect(row).toContain(id);
    expect(row).toContain(`"'=Dana"`);
  });

  it('requeues given-up reports, and writes missing ones', async () => {
    const id = await submit('third@bakery.example', 'Three');
    await run('requeue', id);
    const reports = () => api().database.select().from(outbox).where(eq(outbox.contactId, id));
    expect(await reports()).toMatchObject([{ channel: 'agency-mail', state: 'waiting' }]);
    await api().database.update(outbox).set({ state: 'dead', attempts: 9 });
    expect(await run('requeue')).toContain('1 failed');
    expect(await reports()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(await run('list')).toContain('agency-mail: waiting');
  });

  it('forgets an address everywhere and touches nothing else', async () => {
    const conversationId = createConversationId();
    const email = 'For_Get@bakery.example';
    await submit(email, 'Please delete');
    const other = await submit('other@bakery.example', `Ask ${email} about me`);
    await submit('forXget@bakery.example', 'Someone else');
    await api().post('/newsletter', { email });
    await api().post('/chatbot/message', { message: `Write to ${email}`, conversationId });
    await api().post('/mockup/generate', { companyName: 'X', description: `Mail ${email}` });
    const [slot = '', later = ''] = (await bookableSlots(api())).filter(
      (_, index) => index % 40 === 0,
    );
    await api().post('/consultations', { ...bookingOf([slot]), email });
    const topic = `Ask ${email} about me`;
    await api().post('/consultations', { ...bookingOf([later]), topic });
    const [mentioning] = await api()
      .database.select({ id: consultations.id })
      .from(consultations)
      .where(eq(consultations.topic, topic));
    expect(await run('forget', 'for_get@BAKERY.example')).toBe(
      `Deleted 1 lead(s), 1 subscription(s), 1 conversation(s), 1 mockup(s), 0 shared mockup(s) and 1 booking(s).\nNot deleted, because the address appears in a message from someone else: ${other}\nNot deleted, because the address appears in a booking of someone else: ${mentioning?.id}\n`,
    );
    const left = await api().database.select({ email: contacts.email }).from(contacts);
    expect(left.map((row) => row.email)).toContain('forXget@bakery.example');
    expect(await run('subscribers')).not.toContain('for_get');
    const history = await api().get(`/chatbot/history/${conversationId}`);
    expect(history.body).toMatchObject({ conversation: { messages: [] } });
  });

  it('lists subscribers by state, asks those who were never asked, and links each address of a mailing', async () => {
    for (const name of ['waiting', 'reading', 'left', 'bot']) {
      const q7 = name === 'bot' ? 'filled' : undefined;
      await api().post('/newsletter', { email: `${name}@bakery.example`, q7 });
    }
    const change = (name: string, set: object) =>
      api()
        .database.update(newsletterSubscriptions)
        .set(set)
        .where(eq(newsletterSubscriptions.email, `${name}@bakery.example`));
    await change('reading', { confirmedAt: new Date() });
    await change('left', { confirmedAt: new Date(), unsubscribedAt: new Date() });

    const rows = (await run('subscribers')).split('\r\n');
    expect(rows[0]).toBe(
      'createdAt,email,state,confirmedAt,unsubscribedAt,suspicion,consentVersion',
    );
    const stateOf = (name: string) =>
      rows
        .find((row) => row.includes(`${name}@`))
        ?.split(',')
        .slice(2, 3);
    expect(['waiting', 'reading', 'left', 'bot'].flatMap(stateOf)).toEqual([
      '"unconfirmed"',
      '"confirmed"',
      '"unsubscribed"',
      '"unconfirmed"',
    ]);

    const mailing = (await run('mailing')).trimEnd().split('\r\n');
    expect(mailing).toHaveLength(2);
    const [, token = ''] =
      /^"reading@bakery\.example","https:\/\/northloop\.example\/newsletter\/unsubscribe\?token=([^"]+)"$/.exec(
        mailing[1] ?? '',
      ) ?? [];
    expect(await api().post('/newsletter/unsubscribe', { token })).toMatchObject({ status: 200 });
    expect(await run('mailing')).toBe('email,unsubscribe\r\n');

    // Concurrent commands send no second mail.
    const told = await Promise.all(Array.from({ length: 8 }, () => run('ask')));
    expect(told.sort()).toEqual([
      ...Array(7).fill('0 subscriber(s) will get an email that asks them to confirm.\n'),
      '1 subscriber(s) will get an email that asks them to confirm.\n',
    ]);
    const asked = await api()
      .database.select({ subscriber: outbox.subscriber })
      .from(outbox)
      .where(eq(outbox.channel, CONFIRMATION.name));
    expect(asked).toEqual([{ subscriber: 'waiting@bakery.example' }]);
    await expect(runWith(null, ORIGIN, ['ask'])).rejects.toThrow('SMTP_URL');
    await expect(runWith(CONFIRMATION, undefined, ['mailing'])).rejects.toThrow('SITE_ORIGIN');

    // Forgetting also deletes tokens and waiting mails.
    await run('forget', 'WAITING@bakery.example');
    expect(await run('subscribers')).not.toContain('waiting@');
  });

  it.each([
    [[], 'Usage'],
    [['dance'], 'Usage'],
    [['list', 'extra'], 'Usage'],
    [['mailing', 'extra'], 'Usage'],
    [['ask', 'extra'], 'Usage'],
    [['list', '--limit', 'few'], 'whole number'],
    [['list', '--limit'], 'Usage'],
    [['list', '--all'], 'Usage'],
    [['export', '--limit', '3'], 'Usage'],
    [['requeue', '--limit', '3'], 'Usage'],
    [['bookings', 'dance'], 'Usage'],
    [['requeue', 'not-an-id'], 'There is no lead'],
    [['forget', 'nobody'], 'not an email address'],
  ])('refuses %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
