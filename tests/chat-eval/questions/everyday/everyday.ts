import { everydayQuestions } from './everyday-table';
import { firstRound } from './round-11';
import { firstRoundContinued } from './round-11-continued';
import { secondRound } from './round-12';
import { secondRoundContinued } from './round-12-continued';
import { thirdRound } from './round-13';
import { fourthRound } from './round-14';
import { fifthRound } from './round-15';
import { sixthRound } from './round-16';

/** Questions as business owners type them in a hurry. Used to write phrasings and to choose thresholds. */
export const everydayDeveloped = [
  ...everydayQuestions('ea', [firstRound, firstRoundContinued]),
  ...everydayQuestions('eb', [secondRound, secondRoundContinued]),
  ...everydayQuestions('ec', [thirdRound]),
  ...everydayQuestions('ed', [fourthRound]),
  ...everydayQuestions('ee', [fifthRound]),
  ...everydayQuestions('ef', [sixthRound]),
];
