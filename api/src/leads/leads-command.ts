import type { Lead, LeadChannel } from '../contact/delivery/lead-channel.js';
import { reportLead } from '../contact/delivery/report-lead.js';
import { OutboxRepository } from '../outbox/outbox.repository.js';
import type { BookingsCommand } from './bookings-command.js';
import { toCsv } from './csv.js';
import { forgetAddress } from './forget-address.js';
import type { LeadDelivery, LeadsRepository } from './leads.repository.js';
import { LEADS_USAGE, readArguments } from './leads-usage.js';
import type { SubscribersCommand } from './subscribers-command.js';

const DEFAULT_LIMIT = 20;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The agency's command line for its leads. */
export class LeadsCommand {
  private readonly outbox: OutboxRepository;

  constructor(
    private readonly leads: LeadsRepository,
    private readonly channels: readonly LeadChannel[],
    private readonly subscribers: SubscribersCommand,
    private readonly bookings: BookingsCommand,
  ) {
    this.outbox = new OutboxRepository(leads.database);
  }

  /**
   * Runs one command and resolves with its output.
   * @throws Error with a message for the user if there is no such command
   */
  async run(args: readonly string[]): Promise<string> {
    if (args[0] === 'bookings') return this.bookings.run(args.slice(1));
    const { values, positionals } = readArguments({
      args: [...args],
      options: { limit: { type: 'string' } },
      allowPositionals: true,
    });
    const [command, argument, ...rest] = positionals;
    if (rest.length > 0) throw new Error(LEADS_USAGE);
    if (command === 'list' && argument === undefined) return this.list(values.limit);
    if (values.limit !== undefined) throw new Error(LEADS_USAGE);
    if (command === 'export' && argument === undefined) return this.export();
    if (command === 'subscribers' && argument === undefined) return this.subscribers.list();
    if (command === 'mailing' && argument === undefined) return this.subscribers.mailing();
    if (command === 'ask' && argument === undefined) return this.subscribers.ask();
    if (command === 'requeue') return this.requeue(argument);
    if (command === 'forget' && argument !== undefined) return this.forget(argument);
    throw new Error(LEADS_USAGE);
  }

  private async list(limitText: string | undefined): Promise<string> {
    const limit = Number(limitText ?? DEFAULT_LIMIT);
    if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit must be a whole number');
    const leads = await this.leads.newest(limit);
    if (leads.length === 0) return 'No leads yet.\n';
    const deliveries = await this.leads.deliveries(leads.map((lead) => lead.id));
    return leads.map((lead) => describe(lead, deliveries)).join('\n');
  }

  private async export(): Promise<string> {
    const leads = await this.leads.all();
    return toCsv(
      EXPORT_COLUMNS,
      leads.map((lead) => EXPORT_COLUMNS.map((column) => cell(lead, column))),
    );
  }

  private async requeue(contactId: string | undefined): Promise<string> {
    if (contactId !== undefined) await this.enqueueMissing(contactId);
    const revived = await this.outbox.revive(this.leads.database, contactId);
    return `${revived} failed report(s) will be sent again.\n`;
  }

  /** Leads that arrived before any channel was set up have no reports yet. */
  private async enqueueMissing(contactId: string): Promise<void> {
    const lead = UUID.test(contactId) ? await this.leads.find(contactId) : undefined;
    if (lead === undefined) throw new Error(`There is no lead with the id ${contactId}.`);
    await this.leads.database.transaction((transaction) =>
      reportLead(this.outbox, transaction, this.channels, lead),
    );
  }

  private async forget(email: string): Promise<string> {
    // Only a simple check: an older lead may have an address that the form would now refuse.
    if (!email.includes('@')) throw new Error(`${email} is not an email address.`);
    const gone = await forgetAddress(this.leads.database, email);
    const deleted = `Deleted ${gone.contacts} lead(s), ${gone.subscriptions} subscription(s), ${gone.conversations} conversation(s), ${gone.mockups} mockup(s), ${gone.sharedMockups} shared mockup(s) and ${gone.bookings} booking(s).\n`;
    return `${deleted}${kept('message from', gone.mentions)}${kept('booking of', gone.bookingMentions)}`;
  }
}

const kept = (record: string, ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : `Not deleted, because the address appears in a ${record} someone else: ${ids.join(', ')}\n`;

const EXPORT_COLUMNS = [
  'id',
  'createdAt',
  'name',
  'email',
  'company',
  'phone',
  'service',
  'budget',
  'timeline',
  'message',
  'suspicion',
  'consentVersion',
] as const satisfies readonly (keyof Lead)[];

function cell(lead: Lead, column: (typeof EXPORT_COLUMNS)[number]): string | null {
  const value = lead[column];
  return value instanceof Date ? value.toISOString() : value;
}

function describe(lead: Lead, deliveries: readonly LeadDelivery[]): string {
  const marks = lead.suspicion === null ? '' : `  [${lead.suspicion}]`;
  const reports = deliveries
    .filter((delivery) => delivery.contactId === lead.id)
    .map((delivery) => `${delivery.channel}: ${delivery.state}`);
  return [
    `${lead.createdAt.toISOString()}  ${lead.id}${marks}`,
    `  ${lead.name} <${lead.email}>${lead.company === null ? '' : `, ${lead.company}`}`,
    `  ${lead.message.replace(/\s+/g, ' ').slice(0, 100)}`,
    `  ${reports.length === 0 ? 'stored, not reported' : reports.join(', ')}`,
    '',
  ].join('\n');
}
