import type { Doing, Subject } from '../knowledge/subject.js';
import type { Answer } from './answer.js';
import { articlesAnswer } from './facts/articles.js';
import { cityAnswer } from './facts/city.js';
import { durationAnswer } from './facts/duration.js';
import { hoursAnswer } from './facts/hours.js';
import { introduce, onlyPersonIn, personOf } from './facts/people.js';
import { carePriceAnswer, priceAnswer } from './facts/price.js';
import {
  noDiscount,
  nothingMore,
  notOffered,
  notSaid,
  offTopic,
  steering,
} from './talk/boundaries.js';
import {
  abilities,
  acknowledgement,
  goodbye,
  greeting,
  languages,
  nature,
  projectHeard,
  smallTalk,
  thanks,
} from './talk/courtesy.js';
import { deletion, incident, incidentAgain, insulted, toPerson } from './talk/handover.js';
import { bookingAnswer, detailsAnswer } from './talk/lead.js';
import type { Turn } from './turn.js';

/** What is worked out for subjects that hold no answer. */
const WORKED_OUT: Readonly<Record<Exclude<Doing, `person-${string}`>, (turn: Turn) => Answer>> = {
  price: priceAnswer,
  'care-price': carePriceAnswer,
  duration: durationAnswer,
  hours: hoursAnswer,
  city: cityAnswer,
  articles: articlesAnswer,
  greeting: () => greeting,
  thanks: () => thanks,
  goodbye: () => goodbye,
  nature: () => nature,
  abilities: () => abilities,
  handover: () => toPerson,
  complaint: ({ state }) => (state.subject === 'complaint' ? incidentAgain : incident),
  booking: bookingAnswer,
  lead: detailsAnswer,
  deletion: () => deletion,
  discount: () => noDiscount,
  'not-offered': () => notOffered,
  'off-topic': () => offTopic,
  unknown: () => notSaid,
  injection: () => steering,
  hostile: () => insulted,
  'small-talk': () => smallTalk,
  language: () => languages,
  repeat: () => nothingMore,
  yes: () => acknowledgement,
  no: () => acknowledgement,
  project: () => projectHeard,
};

/** Answers a subject: by its own words, or by what is worked out for it. */
export function answerSubject(subject: Subject, turn: Turn): Answer {
  const answer = wordsOf(subject, turn);
  return {
    ...answer,
    subject: subject.id,
    suggestions: answer.suggestions ?? questionsAfter(subject, turn),
    state: { topic: subject.topic, ...answer.state },
  };
}

function wordsOf({ answer, does, page }: Subject, turn: Turn): Answer {
  if (answer !== undefined) {
    const named = onlyPersonIn(answer);
    return {
      text: answer,
      path: page,
      ...(named !== undefined && { state: { person: named.first } }),
    };
  }
  const person = personOf(does ?? '');
  if (person !== undefined) return introduce(person, turn);
  const work = WORKED_OUT[does as keyof typeof WORKED_OUT];
  return work(turn);
}

/** What visitors tend to ask next, without what this one was told already. */
function questionsAfter({ next = [] }: Subject, { knowledge, state }: Turn): string[] {
  return next
    .filter((id) => !state.told.includes(id))
    .flatMap((id) => knowledge.subject(id)?.question ?? []);
}
