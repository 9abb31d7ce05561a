import { cities } from '../../knowledge/cities.js';
import { pages } from '../../knowledge/site-pages.js';
import { isFollowUp } from '../../understanding/intents.js';
import type { Answer, AnswerRule, Turn } from '../answer.js';

const PHONE = /\b(phone|telephone|number|call|line|reach)\b/;
const SERVE =
  /\b(serve|serving|cover|covers|work (with|in|for)|clients?|customers?|located|near|visit|meet|come|based|companies|business(es)?|are in|am in|live in|from|available in|here|have|someone|somebody|anyone|anybody|operate|office in|local|people|shops?|stores?)\b/;
/** 'And in Chicago?' is this short. */
const FEW_WORDS = 5;

const PLACE = /\b(address|where)\b/;

/** A question that names one of the four cities or a place in them. */
export const cityAnswer: AnswerRule = (turn) => {
  const { text } = turn.question;
  if (/\bwork (for|at) (you|northloop)\b/.test(text)) return undefined;
  const isLong =
    !SERVE.test(text) && !PHONE.test(text) && !goesOn(turn) && text.split(' ').length > 3;
  return isLong ? undefined : cityOf(turn);
};

const goesOn = ({ question: { text } }: Turn) =>
  isFollowUp(text) && text.split(' ').length <= FEW_WORDS;

/** What there is to say of the city that a turn names; undefined when it names none of the four. */
export function cityOf(turn: Turn): Answer | undefined {
  const { question, context } = turn;
  const { text } = question;
  const before =
    /\bthere\b/.test(text) || /^(and )?(the |your )?(phone )?number\W*$/.test(text)
      ? (context.earlier.at(-1) ?? '')
      : '';
  const city =
    cities.find(({ names }) => names.test(text)) ?? cities.find(({ names }) => names.test(before));
  if (city === undefined) return undefined;
  const isHome = city === cities[0];
  if (isHome && PLACE.test(text)) return undefined;
  if (PHONE.test(text) || (goesOn(turn) && PHONE.test(context.earlier.at(-1) ?? ''))) {
    return {
      text: `Our ${city.name} line is ${city.phone}, ${city.hours}.`,
      path: pages.contact,
      topic: 'contact',
    };
  }
  const office = isHome ? '' : ' Our office itself is in Maple Grove, Minnesota.';
  return {
    text: `Yes, we work with clients in ${city.name}. ${city.note} The local line is ${city.phone}, ${city.hours}.${office}`,
    path: pages.localBusiness,
    topic: 'location',
  };
}
