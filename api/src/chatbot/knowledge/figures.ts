import type { WebsiteType } from '@northloop/contracts';
import { siteConfig } from '@northloop/contracts';
import { quoteRules } from '../../quote/quote-rules.js';
import { carePlanPrice, estimateProject } from '../project-quote.js';
import { agencyFacts, typicalTimelines } from './agency-facts.js';

const price = (type: WebsiteType): string => estimateProject(type).total;

const english = {
  name: agencyFacts.name,
  email: agencyFacts.email,
  'mail-domain': agencyFacts.email.replace(/^.*@/, ''),
  phone: agencyFacts.phone,
  office: agencyFacts.office,
  hours: siteConfig.hours.sentence,
  'founding-year': String(agencyFacts.foundingYear),
  'team-size': agencyFacts.teamSize,
  'response-time': agencyFacts.responseTime,
  'first-call': agencyFacts.firstCall,
  deposit: agencyFacts.deposit,
  'estimate-validity': agencyFacts.estimateValidity,
  'invoice-due': agencyFacts.invoiceDue,
  'fix-period': agencyFacts.fixPeriod,
  'plan-notice': agencyFacts.planNotice,
  'project-notice': agencyFacts.projectNotice,
  'revision-rounds': agencyFacts.revisionRounds,
  'chat-retention': agencyFacts.chatRetention,
  'mockup-retention': agencyFacts.mockupRetention,
  'contact-retention': agencyFacts.contactRetention,
  'privacy-answer': agencyFacts.privacyAnswer,
  'timeline-web': typicalTimelines['web-development'],
  'timeline-ui-ux': typicalTimelines['ui-ux-design'],
  'timeline-apps': typicalTimelines['mobile-apps'],
  'timeline-ecommerce': typicalTimelines.ecommerce,
  'timeline-seo': typicalTimelines.seo,
  'care-plan-price': carePlanPrice,
  'care-plan-months': String(quoteRules.care.months),
  'price-business': price('business'),
  'price-ecommerce': price('ecommerce'),
  'price-portfolio': price('portfolio'),
  'price-blog': price('blog'),
  'price-landing': price('landing'),
  'social-profiles': siteConfig.social.map(({ href }) => href).join(', '),
} as const;

/** The words of the figures above, longest phrase first. */
const spanishWords: readonly (readonly [RegExp, string])[] = [
  [/Monday to Friday, 8am to 6pm Central/, 'de lunes a viernes, de 8am a 6pm, hora central'],
  [/-minute/, ' minutos'],
  [/\ba month\b/, 'al mes'],
  [/\bhours\b/, 'horas'],
  [/\bdays\b/, 'días'],
  [/\bweeks\b/, 'semanas'],
  [/\bmonths\b/, 'meses'],
  [/\bto\b/, 'a'],
  [/\btwo\b/, 'dos'],
  [/\bthree\b/, 'tres'],
  [/\bfour\b/, 'cuatro'],
  [/\bsix\b/, 'seis'],
  [/\beight\b/, 'ocho'],
  [/\bten\b/, 'diez'],
  [/\bfourteen\b/, 'catorce'],
];

/** Figures whose words differ in Spanish; the others are the same in both languages. */
const worded = [
  'hours',
  'team-size',
  'response-time',
  'first-call',
  'estimate-validity',
  'invoice-due',
  'fix-period',
  'plan-notice',
  'project-notice',
  'revision-rounds',
  'chat-retention',
  'mockup-retention',
  'contact-retention',
  'privacy-answer',
  'timeline-web',
  'timeline-ui-ux',
  'timeline-apps',
  'timeline-ecommerce',
  'timeline-seo',
  'care-plan-price',
] as const satisfies readonly (keyof typeof english)[];

const inSpanish = (figure: string): string =>
  spanishWords.reduce(
    (text, [word, spanish]) => text.replaceAll(new RegExp(word, 'g'), spanish),
    figure,
  );

/**
 * The figures that answers name in braces, such as {deposit}: from the site's configuration, the quote rules and
 * agency-facts.ts. Those that hold words are there in Spanish too, with `-es` at the end.
 */
export const figures: Readonly<Record<string, string>> = {
  ...english,
  ...Object.fromEntries(worded.map((name) => [`${name}-es`, inSpanish(english[name])])),
};

/**
 * Puts the figures in place of their names in braces.
 * @throws Error if there is no figure of such a name
 */
export function fillFigures(text: string): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    if (figure === undefined) throw new Error(`There is no figure {${name}}`);
    return figure;
  });
}
