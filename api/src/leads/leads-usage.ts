import { type ParseArgsConfig, parseArgs } from 'node:util';

export const LEADS_USAGE = `Usage: leads <command>

  list [--limit <n>]   show the newest leads (20 by default) and the state of their reports
  export               print all leads as CSV
  subscribers          print all newsletter subscriptions as CSV
  mailing              print the confirmed subscribers as CSV, each with an unsubscribe link
  ask                  send the confirmation email to people who subscribed before email was set up
  requeue [<id>]       send failed reports again: all of them, or those of one lead including any it never had
  forget <email>       delete everything stored about an address

Consultations. Dates are written as 2026-12-24.

  bookings [--all]     show the upcoming consultations; with --all also past, cancelled and expired ones
  bookings export      print all bookings as CSV
  bookings block <date> [<last date>]
                       take no consultations on a day, or from one day to another
  bookings unblock <date> [<last date>]
                       take consultations on these days again
  bookings blocked     show the days on which none are taken
  bookings cancel <id> [--word "<text>"]
                       cancel a consultation; the word is sent to the visitor
  bookings feed [--renew]
                       print the private address of the calendar with all consultations; --renew changes it
`;

/**
 * Splits the arguments of a command into words and options.
 * @throws Error with the usage if an option is unknown or lacks its value
 */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${LEADS_USAGE}`);
  }
}
