import { afterAnswer } from '../conversation/after-answer.js';
import type { ConversationState } from '../conversation/conversation-state.js';
import { hearRequest } from '../conversation/hear-request.js';
import type { MessageRequest, Reading } from '../reading/reading.js';
import { LONG } from '../reading/requests/split-requests.js';
import type { Answer } from './answer.js';
import { answerRequest, isIncident } from './answer-request.js';
import { questionsInSpanish } from './spanish/plain-spanish.js';
import { spanishAnswer } from './spanish/spanish.js';
import { leadAnswer } from './talk/lead.js';
import { foreignAnswer } from './talk/other-languages.js';
import type { Turn } from './turn.js';
import type { Heard, TurnReader } from './turn-reader.js';

/** From this score on one sentence of it is clear. */
const CLEAR_SENTENCE = 0.6;

/** The answers to a message. */
export interface Answered {
  answers: readonly Answer[];
  /** The turns that were answered by meaning, with what else they may have meant. */
  turns: readonly Turn[];
  /** The conversation after the answers. */
  state: ConversationState;
}

/** Answers the requests of a message one by one. */
export async function answerMessage(
  heard: Heard,
  before: ConversationState,
  reader: TurnReader,
): Promise<Answered> {
  const { reading } = heard;
  const language = languageOf(reading, before, reader);
  if (language === 'es') return inSpanish(heard, before, reader);
  if (language !== 'en') {
    const answer = foreignAnswer(language);
    return { answers: [answer], turns: [], state: afterAnswer(before, answer) };
  }
  const answered = await inEnglish(heard, before, reader);
  if (reading.text.length < LONG || !answered.answers.every(isUnclear)) return answered;
  return (await fromSentences(heard, answered.state, reader)) ?? answered;
}

async function inEnglish(
  heard: Heard,
  before: ConversationState,
  reader: TurnReader,
): Promise<Answered> {
  const { reading } = heard;
  const answers: Answer[] = [];
  const turns: Turn[] = [];
  let state = before;
  const lead = leadAnswer({ reading, state });
  if (lead !== undefined) {
    answers.push(lead);
    state = afterAnswer(state, lead);
  }
  // The questions of a long message are what it is for; the rest of it tells a story.
  const isStory =
    reading.text.length >= LONG && reading.requests.some(({ isQuestion }) => isQuestion);
  for (const request of reading.requests) {
    // Contact data needs no answer of its own beside the form that it opened.
    if ((lead !== undefined && isContact(request)) || (isStory && !request.isQuestion)) {
      state = hearRequest(state, request);
      continue;
    }
    const turn = await reader.read(request, heard, state);
    const answer = surely(answerRequest(turn), turn);
    // Beside contact data only questions and incidents are answered.
    if (lead !== undefined && !request.isQuestion && answer.isAlone !== true) {
      ({ state } = turn);
      continue;
    }
    state = afterAnswer(turn.state, answer);
    // One form is enough, whatever else the message wishes of it.
    if (lead !== undefined && answer.lead !== undefined) continue;
    turns.push(turn);
    answers.push(answer);
  }
  const said = worthSaying(answers, turns);
  return { answers: said, turns, state: aboutWhatWasSaid(state, said, answers) };
}

/** The conversation is about the last thing that the visitor got to read. */
function aboutWhatWasSaid(
  state: ConversationState,
  said: readonly Answer[],
  answers: readonly Answer[],
): ConversationState {
  const last = said.findLast(({ subject }) => subject !== undefined);
  if (last?.subject === undefined || last === answers.at(-1)) return state;
  const topic = last.state?.topic ?? state.topic;
  return { ...state, subject: last.subject, ...(topic !== undefined && { topic }) };
}

/** Below this score nothing pushes aside what else a message says. */
const ALONE_SCORE = 0.4;

/** An answer that goes alone only where its meaning is clear. */
function surely(answer: Answer, { meanings: [best], reading }: Turn): Answer {
  const isGuess = (best?.score ?? 0) < ALONE_SCORE && reading.requests.length > 1;
  return answer.isAlone === true && isGuess
    ? { ...answer, isAlone: false, isUnknown: true }
    : answer;
}

/** As the reader writes contact data. */
const isContact = ({ text }: MessageRequest): boolean => /\bmy (phone number|email)\b/.test(text);

/** What a long message wants where none of its requests was understood: the clearest of its sentences. */
async function fromSentences(
  heard: Heard,
  state: ConversationState,
  reader: TurnReader,
): Promise<Answered | undefined> {
  const { requests, sentences } = heard.reading;
  const request = requests.at(-1);
  if (request === undefined) return undefined;
  const turns = await Promise.all(
    sentences.map((sentence) => reader.readSentence(request, sentence, heard, state)),
  );
  const incident = turns.find(isIncident);
  if (incident !== undefined) {
    const answer = answerRequest(incident);
    return { answers: [answer], turns: [incident], state: afterAnswer(state, answer) };
  }
  const scoreOf = ({ meanings }: Turn) => meanings[0]?.score ?? 0;
  // The last of several that are as clear: the wish comes after the story.
  const clearest = turns.toSorted((one, other) => scoreOf(one) - scoreOf(other)).at(-1);
  if (clearest === undefined || scoreOf(clearest) < CLEAR_SENTENCE) return undefined;
  const answer = answerRequest(clearest);
  if (isUnclear(answer)) return undefined;
  return { answers: [answer], turns: [clearest], state: afterAnswer(state, answer) };
}

function inSpanish(heard: Heard, before: ConversationState, reader: TurnReader): Answered {
  const [request] = heard.reading.requests;
  if (request === undefined) return { answers: [], turns: [], state: before };
  const turns: Turn[] = [];
  const answers: Answer[] = [];
  let state = before;
  for (const question of questionsInSpanish(heard.reading.text)) {
    const turn = reader.readSpanish(question, request, heard, state);
    const answer = spanishAnswer(turn);
    turns.push(turn);
    answers.push(answer);
    state = afterAnswer(state, answer);
    if (answer.lead !== undefined || answer.isAlone === true) break;
  }
  const known = answers.filter((answer) => answer.isUnknown !== true);
  return { answers: known.length > 0 ? known : answers.slice(0, 1), turns, state };
}

/** From this score on a message of a Spanish conversation is Spanish, though its few words do not show it. */
const SPANISH_SCORE = 0.4;

/** The language to answer in. A short word in a Spanish conversation is Spanish. */
function languageOf(
  { language, text }: Reading,
  { language: before }: ConversationState,
  reader: TurnReader,
) {
  if (before === 'es' && language !== 'es' && reader.spanishScore(text) >= SPANISH_SCORE) {
    return 'es';
  }
  const isShort = text.split(/\s+/).length <= 2;
  if (
    before === 'es' &&
    (language === 'pt' || language === 'it' || (language === 'other' && isShort))
  )
    return 'es';
  return language;
}

/** The assistant does not know, or asks back. */
const isUnclear = ({ isUnknown, choices }: Answer): boolean =>
  isUnknown === true || choices !== undefined;

/** What goes alone; else what is known, without small talk and what was only told. */
function worthSaying(answers: readonly Answer[], turns: readonly Turn[]): readonly Answer[] {
  const alone = answers.find(({ isAlone }) => isAlone === true);
  if (alone !== undefined) return [alone, ...answers.filter(({ lead }) => lead !== undefined)];
  const isPriced = answers.some(({ state }) => state?.asked === 'price');
  const isNotAsked = (answer: Answer) => {
    const request = turns[answers.indexOf(answer) - (answers.length - turns.length)]?.request;
    if (request === undefined || request.isQuestion) return false;
    if (isUnclear(answer) || answer.isRepeat === true) return true;
    // 'We are a clinic and need ten pages. Kindly provide an estimate': the figure is the answer to both.
    return isPriced && answer.state?.asked === undefined;
  };
  const known = answers.filter((answer) => !isNotAsked(answer) && answer.isSmallTalk !== true);
  if (known.length > 0) return known;
  const [unclear] = answers.filter(isUnclear);
  return unclear === undefined ? answers.slice(-1) : [unclear];
}
