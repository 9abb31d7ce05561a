import type { Quote, Reply } from '../ask-api';
import type { Turn } from '../read-sets';
import { inventionsIn } from './inventions';
import type { StatedFacts } from './stated-figures';
import { asksBack, declines, handsOver, holds, isSpanish, plain } from './wording';

/** From best to worst. */
export const VERDICTS = [
  'right',
  'handed over',
  'asked back',
  'awkward',
  'beside the point',
  'wrong',
  'invented',
] as const;

export interface Verdict {
  kind: (typeof VERDICTS)[number];
  /** Right, or handed over or asked back where the turn says that this is right too. */
  isGood: boolean;
  /** What is missing, wrong, invented or awkward; empty for a right answer. */
  reasons: string[];
}

/** What an answer is judged by, beside its turn. */
export interface JudgingContext {
  /** The visitor's messages of this conversation, this one included. */
  said: readonly string[];
  /** The assistant's answer before this one. */
  previous?: string | undefined;
  /** The quote for the turn's project. */
  quote?: Quote | undefined;
  stated: StatedFacts;
  /** Keys of the figures that follow from the price rules. */
  quoted: ReadonlySet<string>;
}

/** Longer answers, in characters, are not read in a chat. */
const LONGEST = 900;

/** Gives one answer one verdict: the worst that applies. */
export function judge(turn: Turn, reply: Reply, context: JudgingContext): Verdict {
  const { response } = reply;
  const bad = (kind: Verdict['kind'], reasons: string[]): Verdict => ({
    kind,
    isGood: false,
    reasons,
  });

  const inventions = inventionsIn(response, context.said, context.stated, context.quoted);
  if (inventions.length > 0) return bad('invented', inventions);

  const mistakes = (turn.wrong ?? []).filter((one) => holds(response, one));
  if (mistakes.length > 0) return bad('wrong', mistakes);

  const missing = unmet(turn, reply, context.quote);
  if (missing.length === 0) {
    const faults = awkwardness(turn, reply, context.previous);
    return faults.length > 0
      ? bad('awkward', faults)
      : { kind: 'right', isGood: true, reasons: [] };
  }
  const isInLanguage = turn.language === undefined || isSpanish(response);
  const allows = (way: 'hand-over' | 'ask-back') =>
    isInLanguage && (turn.or?.includes(way) ?? false);
  if (asksBack(reply) && (reply.handover !== true || allows('ask-back'))) {
    return { kind: 'asked back', isGood: allows('ask-back'), reasons: missing };
  }
  if (handsOver(reply)) {
    return { kind: 'handed over', isGood: allows('hand-over'), reasons: missing };
  }
  return bad('beside the point', missing);
}

/** The conditions of a turn that an answer does not meet. */
function unmet(turn: Turn, reply: Reply, quote: Quote | undefined): string[] {
  const { has, page, lead, or } = turn;
  const text = reply.response;
  const pages = [text, ...(reply.links ?? []).map(({ path }) => path)].join('\n');
  const isMet: [what: string, met: boolean][] = [
    ...(has ?? []).map((one): [string, boolean] => [`has ${one}`, holds(text, one)]),
    [
      `page ${page}`,
      page === undefined || page.split('|').some((one) => pages.includes(one.trim())),
    ],
    [`quote ${quote?.total_cost}`, turn.quote === undefined || namesTotal(text, quote)],
    [`lead ${JSON.stringify(lead)}`, lead === undefined || opensLead(lead, reply.lead ?? {})],
    ['declines', turn.declines === undefined || declines(turn.say, reply)],
    ['deletes', turn.deletes === undefined || reply.offersDeletion === true],
    [`language ${turn.language}`, turn.language === undefined || isSpanish(text)],
    // Where nothing else is asked for, only handing over or asking back is right.
    [`${or?.join(' or ')} alone`, or === undefined || hasMoreThanOr(turn)],
  ];
  return isMet.filter(([, met]) => !met).map(([what]) => what);
}

const hasMoreThanOr = ({ has, page, quote, lead, declines, deletes }: Turn): boolean =>
  [has, page, quote, lead, declines, deletes].some((part) => part !== undefined);

/** The expected total, or both ends of its range. */
function namesTotal(text: string, quote: Quote | undefined): boolean {
  if (quote === undefined) return false;
  const inDollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;
  const { low, high } = quote.total;
  return holds(text, quote.total_cost) || [low, high].every((end) => holds(text, inDollars(end)));
}

function opensLead(wanted: NonNullable<Turn['lead']>, lead: NonNullable<Reply['lead']>): boolean {
  const digits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10);
  const { name, email, phone, message } = wanted;
  return (
    (name === undefined || plain(lead.name ?? '').includes(plain(name))) &&
    (email === undefined || plain(lead.email ?? '') === plain(email)) &&
    (phone === undefined || digits(lead.phone ?? '') === digits(phone)) &&
    (message === undefined || holds(lead.message ?? '', message))
  );
}

/** What makes a right answer awkward to read, as far as rules can tell. */
function awkwardness(turn: Turn, { response, links = [] }: Reply, previous?: string): string[] {
  const sources = new Set(links.filter(({ kind }) => kind === 'source').map(({ path }) => path));
  const parts = response.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  // A question mark in the middle, or a joining word, may mean a second question.
  const mayAskTwo = /[?.!;\n].*\p{L}|,|&|\b(?:and|also|plus|or|y|o|también)\b/isu.test(turn.say);
  return [
    ...(response === previous ? ['the same words as before'] : []),
    ...(response.length > LONGEST ? [`${response.length} characters`] : []),
    ...(parts.length > 1 && sources.size > 1 && !mayAskTwo ? ['answers two things'] : []),
  ];
}
