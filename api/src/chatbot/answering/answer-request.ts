import { agencyFacts } from '../knowledge/agency-facts.js';
import { cities, cityNamed } from '../knowledge/cities.js';
import { type Answer, withPage } from './answer.js';
import { answerSubject } from './answer-subject.js';
import { decide } from './decide.js';
import { cityAnswer } from './facts/city.js';
import { hoursAnswer, namesDay } from './facts/hours.js';
import { aboutThem, reachThem } from './facts/people.js';
import { barePrice, projectTalk } from './project-talk.js';
import { notSaid, notSaidEither, offTopic } from './talk/boundaries.js';
import { bookingAnswer } from './talk/lead.js';
import type { AnswerStep, Turn } from './turn.js';

/** Tried in this order; the last always answers. */
const STEPS: readonly AnswerStep[] = [
  incidentFirst,
  choiceOfOffered,
  bookedYet,
  wishedTime,
  hoursOfThatDay,
  toThatCity,
  reachThem,
  barePrice,
  projectTalk,
];

/** Answers one request of a message. */
export function answerRequest(turn: Turn): Answer {
  for (const step of STEPS) {
    const answer = step(turn);
    if (answer !== undefined) return notTwice(answer, turn);
  }
  return notTwice(byMeaning(turn), turn);
}

/** From this score on something went wrong for a client, even where another meaning scores a little more. */
const INCIDENT_SCORE = 0.35;

/** Less likeness to what clients write when something went wrong, and it is a guess. */
const INCIDENT_LIKENESS = 0.6;

/** 'Our last site was down for days': somebody else's, and over. */
const FORMER =
  /\b(last|old|previous|former|ex) (\w+ )?(sites?|websites?|guys?|agency|company|developer|designer|host|provider|one)\b/;

/** Something went wrong for a client: that goes before all other meanings. */
function incidentFirst(turn: Turn): Answer | undefined {
  const { knowledge, request, state } = turn;
  // 'No wait, without the login' takes something out of an estimate.
  if (state.asked === 'price' && request.project.without.length > 0) return undefined;
  const subject = isIncident(turn) ? knowledge.subject('complaint') : undefined;
  return subject && answerSubject(subject, turn);
}

/** Whether a request is likely to tell of something that went wrong for a client. */
export function isIncident({ meanings, knowledge, request }: Turn): boolean {
  return (
    !FORMER.test(request.text) &&
    meanings
      .slice(0, 2)
      .some(
        ({ id, score, likeness }) =>
          score >= INCIDENT_SCORE &&
          likeness >= INCIDENT_LIKENESS &&
          knowledge.subject(id)?.does === 'complaint',
      )
  );
}

const ORDINALS: readonly (readonly string[])[] = [
  ['1', 'first', 'former', 'yes'],
  ['2', 'second', 'latter', 'two'],
  ['3', 'third', 'last', 'three'],
];

/** Longest message that chooses by number, in words: 'the second one please'. */
const CHOICE_WORDS = 4;

/** The visitor chooses one of what the assistant offered, by its place or in other words. */
function choiceOfOffered(turn: Turn): Answer | undefined {
  const { state, request, meanings, knowledge } = turn;
  if (state.offered.length === 0) return undefined;
  const words = request.text.split(/\W+/);
  const place =
    words.length > CHOICE_WORDS
      ? -1
      : ORDINALS.findIndex((names) => names.some((name) => words.includes(name)));
  const id =
    state.offered[place] ??
    meanings.slice(0, 3).find((meaning) => state.offered.includes(meaning.id))?.id;
  const subject = id === undefined ? undefined : knowledge.subject(id);
  return subject && answerSubject(subject, turn);
}

/** Words of whoever takes a wish for a booking. */
const BOOKED = /\b(booked|confirmed|scheduled|reserved|all set)\b/;

/** 'So is it booked?' after a wish for a time: nothing is. */
function bookedYet(turn: Turn): Answer | undefined {
  const { state, reading, request } = turn;
  if (state.time === undefined || reading.time !== undefined || !BOOKED.test(request.text)) {
    return undefined;
  }
  return { ...bookingAnswer(turn), subject: 'booking' };
}

/** What a wish for a time can be taken for. */
const MEETING = new Set(['booking', 'lead', 'handover']);

/** 'Tuesday at 3pm': a day and an hour. */
const DAY_AND_HOUR = /day\b.*\d|\d.*day\b/i;

/** 'Morning' alone is no time that somebody could come. */
const DAY = /\d|day\b|today|tomorrow|week/i;

/** 'Tuesday 3pm works for me' is a wish for that time; 'are you open on Tuesday?' is a question. */
function wishedTime(turn: Turn): Answer | undefined {
  const { reading, request, meanings, knowledge, state } = turn;
  if (reading.time === undefined || request.isQuestion || !DAY.test(reading.time)) return undefined;
  const does = knowledge.subject(meanings[0]?.id ?? '')?.does;
  const isWish =
    state.subject === 'booking' ||
    DAY_AND_HOUR.test(reading.time) ||
    (does !== undefined && MEETING.has(does));
  return isWish ? { ...bookingAnswer(turn), subject: 'booking' } : undefined;
}

/** 'And on Saturday?' after the hours. */
function hoursOfThatDay(turn: Turn): Answer | undefined {
  const { state, request } = turn;
  const goesOn = state.subject === 'hours' && request.isFollowUp && namesDay(request.text);
  return goesOn ? { ...hoursAnswer(turn), subject: 'hours' } : undefined;
}

/** What a place in a question is taken for. */
const PLACE_TOPICS = new Set(['location', 'contact']);

/** A question about coming, calling or working in one of the cities away from home. */
function toThatCity(turn: Turn): Answer | undefined {
  const { request, meanings, knowledge } = turn;
  const city = cityNamed(request.place);
  if (city === undefined || city === cities[0]) return undefined;
  const subject = knowledge.subject(meanings[0]?.id ?? '');
  if (subject?.does === 'hours' || !PLACE_TOPICS.has(subject?.topic ?? '')) return undefined;
  return { ...cityAnswer(turn), subject: 'city' };
}

/** Answers by what the request means. */
function byMeaning(turn: Turn): Answer {
  const decision = decide(turn);
  if (decision.kind === 'answer') return answerSubject(decision.subject, turn);
  if (decision.kind === 'both') {
    const [first, second] = decision.subjects;
    return inOne(answerSubject(first, turn), answerSubject(second, turn));
  }
  // Somebody was introduced, and the question is about her or him: what the team page says is better than nothing.
  const them = aboutThem(turn);
  if (them !== undefined) return them;
  switch (decision.kind) {
    case 'ask':
      return {
        text: 'I am not sure what you mean. Is it one of these? If not, put it in other words, or ask for a person.',
        choices: decision.subjects.map(({ id }) => id),
        isFixed: true,
      };
    case 'quote': {
      const { text, path, title } = decision.passage.passage;
      return { text: `The page “${title}” says: “${text}”`, path };
    }
    case 'unknown':
      return turn.request.isQuestion ? notSaid : offTopic;
  }
}

/** Two answers as one. What the conversation is about then is the first one's subject. */
function inOne(first: Answer, second: Answer): Answer {
  if (second.text === first.text) return first;
  return {
    ...first,
    text: `${withPage(first)}\n\n${second.text}`,
    ...(second.path !== undefined && { path: second.path }),
    isFixed: first.isFixed === true || second.isFixed === true,
  };
}

/** Nobody gets the same words twice in a row: a repeated answer says that it is one, and offers a person. */
function notTwice(answer: Answer, { lastReply }: Turn): Answer {
  if (!lastReply.includes(answer.text)) return answer;
  const { subject } = answer;
  if (answer.isUnknown === true) {
    return { ...notSaidEither, ...(subject !== undefined && { subject }) };
  }
  return { ...answer, isRepeat: true, text: `${ONCE_MORE} ${answer.text} ${PERSON_KNOWS}` };
}

const ONCE_MORE = 'As I said:';
const PERSON_KNOWS = `If you mean something else, put it in other words, or ask a person: ${agencyFacts.phone}.`;
