import { everydayQuestions } from './everyday-table';
import { fifthRound } from './fifth-round';
import { firstRound } from './first-round';
import { firstRoundContinued } from './first-round-continued';
import { fourthRound } from './fourth-round';
import { secondRound } from './second-round';
import { secondRoundContinued } from './second-round-continued';
import { sixthRound } from './sixth-round';
import { thirdRound } from './third-round';

/** Questions as owners type them between two customers; used for writing phrasings and choosing figures. */
export const everydayDeveloped = [
  ...everydayQuestions('ea', [firstRound, firstRoundContinued]),
  ...everydayQuestions('eb', [secondRound, secondRoundContinued]),
  ...everydayQuestions('ec', [thirdRound]),
  ...everydayQuestions('ed', [fourthRound]),
  ...everydayQuestions('ee', [fifthRound]),
  ...everydayQuestions('ef', [sixthRound]),
];
