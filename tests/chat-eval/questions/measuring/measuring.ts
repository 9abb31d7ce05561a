import type { EvalQuestion } from '../../eval-question';
import { measuringCitiesQuestions } from './blind/cities';
import { measuringDoesNotQuestions } from './blind/does-not';
import { measuringEstimatesQuestions } from './blind/estimates';
import { measuringFollowUpsQuestions } from './blind/follow-ups';
import { measuringHardQuestions } from './blind/hard';
import { measuringHoursAndContactQuestions } from './blind/hours-and-contact';
import { measuringKnowledgeQuestions } from './blind/knowledge';
import { measuringLanguagesQuestions } from './blind/languages';
import { measuringLegalQuestions } from './blind/legal';
import { measuringPeopleQuestions } from './blind/people';
import { measuringPriceQuestions } from './blind/price';
import { measuringServicesQuestions } from './blind/services';
import { measuringTimeQuestions } from './blind/time';
import { measuringLaterAgencyQuestions } from './untried/agency';
import { measuringLaterFollowUpsQuestions } from './untried/follow-ups';
import { measuringLaterHardQuestions } from './untried/hard';
import { measuringLaterKnowledgeQuestions } from './untried/knowledge';
import { measuringLaterLanguagesQuestions } from './untried/languages';
import { measuringLaterMoneyQuestions } from './untried/money';
import { measuringLaterServicesQuestions } from './untried/services';

/** Written without knowing the engine. No rule was written after looking at their results. */
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

/** Written after the rules to test new wording, and not tried before. */
export const laterMeasuringQuestions: readonly EvalQuestion[] = [
  ...measuringLaterServicesQuestions,
  ...measuringLaterMoneyQuestions,
  ...measuringLaterAgencyQuestions,
  ...measuringLaterKnowledgeQuestions,
  ...measuringLaterFollowUpsQuestions,
  ...measuringLaterLanguagesQuestions,
  ...measuringLaterHardQuestions,
];
