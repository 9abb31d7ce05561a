import type { KnowledgeDocument } from '../../knowledge-document.js';
import { pages } from '../../site-pages.js';

/** The figures that the service pages state, each with the service it belongs to. */
export const figuresKnowledge: readonly KnowledgeDocument[] = [
  {
    id: 'store-figures',
    title: 'Figures for stores',
    topic: 'ecommerce',
    path: pages.ecommerce,
    answer:
      'We have opened 150+ stores, with 99.9% uptime and 2.5 s average load time. The uptime allows for under nine hours a year.',
    phrasings: [
      'how many online stores have you opened',
      'number of shops you built',
      'load time of your stores',
      'experience with ecommerce',
    ],
    cue: /\bhow many (\w+ ){0,2}(stores|shops|webshops)\b|\b(number|amount) of (online )?(stores|shops)\b|\bload(ing)? time of\b.*\b(stores?|shops?)\b/,
  },
  {
    id: 'design-figures',
    title: 'Figures for UI/UX design',
    topic: 'ui-ux-design',
    path: pages.uiUxDesign,
    answer:
      'In UI/UX: 200+ projects designed, 45% average conversion increase, 30% bounce reduction and 98% client satisfaction. These are averages across projects, so some rose less.',
    phrasings: [
      'how many ux projects have you done',
      'how much do conversions rise after a redesign',
      'what does a better design bring',
      'number of design projects',
      'effect of a redesign on bounce rate',
    ],
    cue: /\b(success|rate|results?|effects?)\b.*\bredesigns?\b|\bhow many\b.*\b(ux|ui|design) (projects?|jobs?)\b|\b(how much|what)\b.*\b(more|increase|rise|gain|growth|better)\b.*\bconversions?\b|\bconversions?\b.*\b(after|increase|rise|go up|improve)\b.*\b(redesign|design|redraw)?/,
  },
  {
    id: 'app-ratings',
    title: 'Figures for apps',
    topic: 'mobile-apps',
    path: pages.mobileApps,
    answer:
      'We have shipped 150+ apps with an average rating of 4.9, 2M+ downloads among them and 99% client satisfaction.',
    keywords: ['published', 'downloads'],
    phrasings: [
      'how many apps have you made',
      'how many apps have you launched',
      'average app rating',
      'downloads of your apps',
      'how good are your apps rated',
      'how many people use your apps',
      'number of apps you have published',
    ],
    cue: /\bhow many (?!weeks|months|days)(\w+ ){0,2}apps\b|\b(number|amount) of apps\b|\b(ratings?|stars|downloads?)\b.*\bapps?\b|\bapps?\b.*\b(ratings?|stars|downloads?)\b/,
  },
];
