import type { EvalQuestion } from '../../eval-question';
import { measuringCitiesQuestions } from './cities';
import { measuringDoesNotQuestions } from './does-not';
import { measuringEstimatesQuestions } from './estimates';
import { measuringFollowUpsQuestions } from './follow-ups';
import { measuringHardQuestions } from './hard';
import { measuringHoursAndContactQuestions } from './hours-and-contact';
import { measuringKnowledgeQuestions } from './knowledge';
import { measuringLanguagesQuestions } from './languages';
import { measuringLaterAgencyQuestions } from './later-agency';
import { measuringLaterFollowUpsQuestions } from './later-follow-ups';
import { measuringLaterHardQuestions } from './later-hard';
import { measuringLaterKnowledgeQuestions } from './later-knowledge';
import { measuringLaterLanguagesQuestions } from './later-languages';
import { measuringLaterMoneyQuestions } from './later-money';
import { measuringLaterServicesQuestions } from './later-services';
import { measuringLegalQuestions } from './legal';
import { measuringPeopleQuestions } from './people';
import { measuringPriceQuestions } from './price';
import { measuringServicesQuestions } from './services';
import { measuringTimeQuestions } from './time';

/** Written before the engine was looked at; no rule was written after looking at how one of these fares. */
export const measuringQuestions: readonly EvalQuestion[] = [
  ...measuringServicesQuestions,
  ...measuringDoesNotQuestions,
  ...measuringPriceQuestions,
  ...measuringEstimatesQuestions,
  ...measuringTimeQuestions,
  ...measuringHoursAndContactQuestions,
  ...measuringCitiesQuestions,
  ...measuringPeopleQuestions,
  ...measuringKnowledgeQuestions,
  ...measuringLegalQuestions,
  ...measuringFollowUpsQuestions,
  ...measuringLanguagesQuestions,
  ...measuringHardQuestions,
];

/** Written after the rules, to see how new wording fares; not tried before. */
export const laterMeasuringQuestions: readonly EvalQuestion[] = [
  ...measuringLaterServicesQuestions,
  ...measuringLaterMoneyQuestions,
  ...measuringLaterAgencyQuestions,
  ...measuringLaterKnowledgeQuestions,
  ...measuringLaterFollowUpsQuestions,
  ...measuringLaterLanguagesQuestions,
  ...measuringLaterHardQuestions,
];
