import type { AnswerRule } from './answer.js';
import {
  authorAnswer,
  newestArticleAnswer,
  subjectArticleAnswer,
} from './facts/article-answers.js';
import { cityAnswer } from './facts/city-answer.js';
import { durationAnswer } from './facts/duration-answer.js';
import { hoursAnswer } from './facts/hours-answer.js';
import { cueAnswer, searchAnswer, serviceAnswer, wishAnswer } from './facts/knowledge-answers.js';
import { carePlanPriceAnswer, priceAnswer } from './facts/price-answer.js';
import {
  dutyAnswer,
  knowsAnswer,
  namedPersonAnswer,
  strangerAnswer,
} from './facts/team-answers.js';
import {
  clientClaimAnswer,
  discountAnswer,
  hourlyRateAnswer,
  injectionAnswer,
  notOfferedAnswer,
  unknownAnswer,
} from './talk/boundary-answers.js';
import {
  greetingAnswer,
  natureAnswer,
  smallTalkAnswer,
  thanksAnswer,
} from './talk/courtesy-answers.js';
import {
  comparisonAnswer,
  doneBeforeAnswer,
  exampleAnswer,
  jobDetailAnswer,
  linkAnswer,
  quantityAnswer,
  withinTopicAnswer,
} from './talk/follow-up-answers.js';
import { complaintAnswer, insultAnswer, personAnswer } from './talk/handover-answers.js';
import { languageAnswer } from './talk/language-answers.js';

/** Marks a rule's answers as the only words that will do: prices, hours, courtesies, and the way to a person. */
const fixed =
  (rule: AnswerRule): AnswerRule =>
  (turn) => {
    const answer = rule(turn);
    return answer && { ...answer, isFixed: true };
  };

/** Marks a rule's answers as guesses: any likelier meaning takes their place. */
const guessed =
  (rule: AnswerRule): AnswerRule =>
  (turn) => {
    const answer = rule(turn);
    return answer && { ...answer, isGuess: true };
  };

/** Tried in this order; the last always answers. */
export const answerRules: readonly AnswerRule[] = [
  fixed(injectionAnswer),
  languageAnswer,
  fixed(insultAnswer),
  fixed(greetingAnswer),
  fixed(thanksAnswer),
  fixed(natureAnswer),
  fixed(smallTalkAnswer),
  fixed(complaintAnswer),
  authorAnswer,
  newestArticleAnswer,
  subjectArticleAnswer,
  namedPersonAnswer,
  strangerAnswer,
  fixed(personAnswer),
  linkAnswer,
  exampleAnswer,
  jobDetailAnswer,
  comparisonAnswer,
  doneBeforeAnswer,
  quantityAnswer,
  fixed(clientClaimAnswer),
  fixed(discountAnswer),
  fixed(hourlyRateAnswer),
  notOfferedAnswer,
  fixed(hoursAnswer),
  cityAnswer,
  knowsAnswer,
  withinTopicAnswer,
  fixed(carePlanPriceAnswer),
  cueAnswer,
  dutyAnswer,
  fixed(priceAnswer),
  durationAnswer,
  serviceAnswer,
  guessed(searchAnswer),
  guessed(wishAnswer),
  guessed(unknownAnswer),
];
