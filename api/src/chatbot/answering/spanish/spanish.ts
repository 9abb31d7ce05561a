import type { Subject } from '../../knowledge/subject.js';
import type { ProjectWords } from '../../reading/reading.js';
import type { Answer } from '../answer.js';
import { leadAnswer } from '../talk/lead.js';
import type { Turn } from '../turn.js';
import { ASKS_PRICE, plainSpanish } from './plain-spanish.js';
import { readSpanishProject } from './read-spanish-project.js';
import { spanishCity } from './spanish-city.js';
import { spanishPerson, spanishReach } from './spanish-people.js';
import { spanishDuration, spanishOffer, spanishPrice } from './spanish-project.js';
import { spanishIndeed, spanishNoMore, spanishTalk, spanishUnknown } from './spanish-talk.js';

/** From this score on a subject is answered. Spanish is read by words alone, which say less than meaning does. */
const SURE = 0.36;

/** From this score on a meaning of its own goes before a change of the project. */
const OWN_SCORE = 0.6;

const OTHER_PRICES = / (mantenimiento|hora|mes|mensual|mensualidad|dominio|hosting|tiempo) /;

/** What somebody says who tells what they want made. */
const WISHES = / (quiero|queremos|necesito|necesitamos|ocupo|ocupamos|busco) /;

/** Answers a message in Spanish, by what the subjects say in Spanish. */
export function spanishAnswer(turn: Turn): Answer {
  const answer = leadInSpanish(turn) ?? byWords(turn);
  return {
    ...answer,
    isForeign: true,
    isFixed: true,
    state: { language: 'es', ...answer.state },
  };
}

function leadInSpanish(turn: Turn): Answer | undefined {
  const lead = leadAnswer(turn);
  return lead && { ...lead, ...spanishTalk.lead, lead: lead.lead ?? {} };
}

function byWords(turn: Turn): Answer {
  const { meanings, knowledge, state, request } = turn;
  const [best] = meanings;
  const subject = best && best.score >= SURE ? knowledge.subject(best.id) : undefined;
  const isClear = (best?.score ?? 0) >= OWN_SCORE;
  const reach = state.topic === 'team' ? spanishReach(request.raw, state.person) : undefined;
  const project = reach ?? aboutProject(turn, isClear ? subject : undefined);
  if (project !== undefined) return project;
  if (subject === undefined) return spanishUnknown;
  return { ...(saidAlready(subject, state) ?? wordsOf(subject, turn)), subject: subject.id };
}

/** What to say in place of the answer that the visitor got just before. */
function saidAlready(subject: Subject, state: Turn['state']): Answer | undefined {
  if (state.subject !== subject.id) return undefined;
  if (subject.does === 'language') return spanishIndeed;
  return subject.answer === undefined ? undefined : spanishNoMore;
}

/**
 * 'Y con reservas' after a price changes the project, and 'tengo una panadería, cuánto sale' tells one and asks for its
 * price, unless the message clearly means something else.
 */
function aboutProject(turn: Turn, clear: Subject | undefined): Answer | undefined {
  const { state, request } = turn;
  const said = readSpanishProject(request.raw);
  if (clear !== undefined && clear.does !== 'project' && clear.does !== 'price') return undefined;
  // 'Cuánto' at the end of a message or clause asks for the price as well.
  const text = plainSpanish(request.raw).replace(/ cuanto $/, ' cuanto , ');
  const asksPrice = ASKS_PRICE.test(text) && !OTHER_PRICES.test(text);
  if (saysSomething(said)) {
    if (asksPrice || state.asked === 'price') {
      return { ...spanishPrice(state.project, said), subject: 'price' };
    }
    if (state.asked === 'duration' && said.kind !== undefined) {
      return { ...spanishDuration(state.project, said), subject: 'duration' };
    }
    if (WISHES.test(text) && (turn.meanings[0]?.score ?? 0) < SURE) {
      return { ...spanishOffer(state.project, said), subject: 'project' };
    }
  }
  return undefined;
}

const saysSomething = ({ kind, features, without, pages, morePages }: ProjectWords): boolean =>
  kind !== undefined ||
  features.length > 0 ||
  without.length > 0 ||
  (pages ?? morePages) !== undefined;

function wordsOf({ es, does = 'unknown', page }: Subject, turn: Turn): Answer {
  if (es?.answer !== undefined) return { text: es.answer, path: page };
  const { state, request } = turn;
  const said = readSpanishProject(request.raw);
  switch (does) {
    case 'price':
    case 'care-price':
      return spanishPrice(state.project, said, does);
    case 'duration':
      return spanishDuration(state.project, said);
    case 'project':
      return spanishOffer(state.project, said);
    case 'city':
      return spanishCity(turn);
    default:
      return spanishPerson(does) ?? spanishTalk[does] ?? spanishUnknown;
  }
}
