import { kindOf, serviceOf } from '../../conversation/project.js';
import { typicalTimelines } from '../../knowledge/agency-facts.js';
import { pages, servicePages } from '../../knowledge/site-pages.js';
import type { ServiceTopic } from '../../knowledge/topic.js';
import type { Answer } from '../answer.js';
import { contactStep } from '../next-steps.js';
import type { Turn } from '../turn.js';

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

const DATE = `If you have a date in mind, tell us at ${pages.contact} and a person says whether it fits.`;

/** How long the project of a conversation takes, as the service pages say. A date is for a person to agree to. */
export function durationAnswer({ request, state }: Turn): Answer {
  const kind = request.project.kind ?? state.project.kind ?? kindOf(state.topic);
  const asked = { asked: 'duration' } as const;
  if (kind === undefined) {
    return {
      text: `It depends on the scope. As a rule, a website takes ${typicalTimelines['web-development']}, UI/UX design ${typicalTimelines['ui-ux-design']}, an online store ${typicalTimelines.ecommerce} and a mobile app ${typicalTimelines['mobile-apps']}. ${DATE}`,
      steps: [contactStep],
      isFixed: true,
      state: asked,
    };
  }
  const service = serviceOf(kind);
  const date = request.deadline === undefined ? '' : ` ${DATE}`;
  return {
    text: `${NAMES[service]} ${typicalTimelines[service]}${NOTES[service]}${date}`,
    path: servicePages[service],
    steps: [contactStep],
    suggestions: ['How much would that cost?', 'How do you work?'],
    isFixed: true,
    state: { ...asked, topic: service },
  };
}
