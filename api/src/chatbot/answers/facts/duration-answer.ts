import { typicalTimelines } from '../../knowledge/agency-facts.js';
import { pages, servicePages } from '../../knowledge/site-pages.js';
import type { ServiceTopic } from '../../knowledge/topic.js';
import { hasIntent, isFollowUp } from '../../understanding/intents.js';
import { serviceOf } from '../../understanding/project.js';
import type { Answer, AnswerRule, Turn } from '../answer.js';
import { contactStep } from '../next-steps.js';
import { projectOf } from './price-answer.js';

const NAMES: Readonly<Record<ServiceTopic, string>> = {
  'web-design': 'A website usually takes',
  'web-development': 'A website usually takes',
  'ui-ux-design': 'A full round of UI/UX design takes',
  'mobile-apps': 'A mobile app usually takes',
  ecommerce: 'A new online store usually takes',
  seo: 'New pages and listings usually need',
};

const NOTES: Readonly<Record<ServiceTopic, string>> = {
  'web-design': ' from deposit to launch. What stretches it is almost always text and photos.',
  'web-development': ' from deposit to launch. What stretches it is almost always text and photos.',
  'ui-ux-design': '.',
  'mobile-apps': ', review by Apple and Google included.',
  ecommerce: '. We open none between mid-November and New Year’s.',
  seo: ' to show in search; repairs can show within weeks.',
};

const DEADLINE =
  /\b(asap|as soon as possible|urgent(ly)?|by|before|tomorrow|today|next week|this week|in a (week|hurry))\b/;

/** How long things take, as the service pages say; a date is for a person to agree to. */
export const durationAnswer: AnswerRule = (turn) => {
  if (hasIntent(turn.question.text, 'duration')) return durationOf(turn);
  return goesOnAboutTime(turn) ? { ...durationOf(turn), meaning: undefined } : undefined;
};

/** The time that the project of a turn takes, whatever its wording. */
export function durationOf(turn: Turn): Answer {
  const { text } = turn.question;
  const { kind } = projectOf(turn);
  const hasDate = DEADLINE.test(text);
  const date = `If you have a date in mind, tell us at ${pages.contact} and a person says whether it fits.`;
  if (kind === undefined) {
    return {
      text: `It depends on the scope. As a rule, a website takes ${typicalTimelines['web-development']}, UI/UX design ${typicalTimelines['ui-ux-design']}, an online store ${typicalTimelines.ecommerce} and a mobile app ${typicalTimelines['mobile-apps']}. ${date}`,
      topic: 'process',
      meaning: '@duration',
      steps: [contactStep],
    };
  }
  const service = serviceOf(kind);
  return {
    text: `${NAMES[service]} ${typicalTimelines[service]}${NOTES[service]}${hasDate ? ` ${date}` : ''}`,
    path: servicePages[service],
    topic: service,
    meaning: '@duration',
    steps: [contactStep],
    suggestions: ['How much would that cost?', 'How do you work?'],
  };
}

/** 'And an app?' after a time. */
function goesOnAboutTime({ question, said, context }: Turn): boolean {
  return (
    context.asked === 'duration' &&
    isFollowUp(question.text) &&
    said.kind !== undefined &&
    !hasIntent(question.text, 'price') &&
    !hasIntent(question.text, 'who')
  );
}
