import type { Price } from './business-facts.js';

const AMOUNT =
  /(?:\b(?:from|starting at|starts at|start at|under|up to|about|around|only|just)\s+)?\$\s?\d[\d,]*(?:\.\d\d)?(?:k\b)?(?:\s?(?:-|–|to)\s?\$?\d[\d,]*(?:\.\d\d)?)?(?:\s+(?:and|&)\s+(?:up|\$\d[\d,]*))?\+?(?:\s?\/\s?[a-z]+(?:\s[a-z]+)?|\s(?:per|a|an|each|every|for)\s(?:(?:half|full|whole|one|two|three|four|five|six|eight|ten|\d+)[ -])?[a-z]+(?:\s(?:hour|hours|lesson|lessons|session|sessions|foot|feet|day|days|class|classes|week|weeks|month|months|minutes|visit|visits|person|people))?|\s(?:each|apiece|monthly|flat))?/i;

/** Words between a name and its price. */
const BETWEEN =
  /(?:\s+(?:for|at|are|is|cost|costs|start|starts|run|runs|only|just|from|starting|as|low|-))+$|[\s:=-]+$/i;
const BEFORE =
  /^(?:(?:we|i|they)\s+(?:charge|ask|take|do|offer|sell|make|have|serve)|our|my|the|a|an|and|then|with|all|charge|pay)\s+/i;
const AFTER = /^[\s:=)-]*(?:for\s+(?:an?\s+|the\s+)?|on\s+)?/i;

/** A name of one to seven words without a clause in it. */
const NAME = /^[\p{L}\d][\p{L}\d'’&/+ -]{1,48}$/u;
const NO_NAME =
  /\b(?:we|i|you|they|it|our|your|is|are|charge|if|because|who|that|which|fees?|prices?|rates?|than|over|within|not|no|budget|job|jobs|orders?)\b/i;

const isName = (text: string): boolean =>
  NAME.test(text) && !NO_NAME.test(text) && text.split(/\s+/).length <= 6;

/** The price that a clause states, with what it buys; undefined if it states none. */
export function priceIn(clause: string): Price | undefined {
  const found = AMOUNT.exec(clause);
  if (!found) return undefined;
  const amount = found[0].trim().replace(/\s+/g, ' ');
  const before = clause
    .slice(0, found.index)
    .replace(BETWEEN, '')
    .replace(BETWEEN, '')
    .replace(BEFORE, '')
    .replace(BEFORE, '')
    .trim();
  const after = clause
    .slice(found.index + found[0].length)
    .replace(AFTER, '')
    .trim();
  const unit =
    /(?:\s(?:a|an|per)\s|\/\s?)((?:half|full|one|two|\d+)?[ -]?[a-z]+(?:\s[a-z]+)?)$/i.exec(
      amount,
    )?.[1];
  const name = isName(before)
    ? before
    : isName(after) && !/^(?:and|or|but|with)\b/i.test(after)
      ? after
      : unit;
  return name === undefined ? undefined : { name: name === 'hr' ? 'hour' : name, amount };
}

/** Whether a price is named by its unit alone: '$85 a wash'. */
export const isUnitPrice = ({ name, amount }: Price): boolean =>
  amount.toLowerCase().endsWith(name.toLowerCase());

/** What a price buys, and the amount after `joint`; the amount alone where it says both. */
export const priceText = (price: Price, joint: string): string =>
  isUnitPrice(price) ? price.amount : `${price.name}${joint}${price.amount}`;
