import type { AnswerRule } from './answer.js';
import { authorAnswer, newestArticleAnswer, subjectArticleAnswer } from './article-answers.js';
import {
  clientClaimAnswer,
  discountAnswer,
  hourlyRateAnswer,
  injectionAnswer,
  notOfferedAnswer,
  unknownAnswer,
} from './boundary-answers.js';
import { cityAnswer } from './city-answer.js';
import { greetingAnswer, natureAnswer, smallTalkAnswer, thanksAnswer } from './courtesy-answers.js';
import { durationAnswer } from './duration-answer.js';
import {
  comparisonAnswer,
  doneBeforeAnswer,
  exampleAnswer,
  jobDetailAnswer,
  linkAnswer,
  quantityAnswer,
  withinTopicAnswer,
} from './follow-up-answers.js';
import { complaintAnswer, insultAnswer, personAnswer } from './handover-answers.js';
import { hoursAnswer } from './hours-answer.js';
import { cueAnswer, searchAnswer, serviceAnswer, wishAnswer } from './knowledge-answers.js';
import { languageAnswer } from './language-answers.js';
import { carePlanPriceAnswer, priceAnswer } from './price-answer.js';
import { dutyAnswer, knowsAnswer, namedPersonAnswer, strangerAnswer } from './team-answers.js';

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
