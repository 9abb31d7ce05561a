import type { KnowledgeDocument } from '../../knowledge-document.js';
import { pages } from '../../site-pages.js';

const project = (
  id: string,
  title: string,
  path: string,
  answer: string,
  keywords: readonly string[],
  phrasings: readonly string[],
): KnowledgeDocument => ({
  id: `project-${id}`,
  title,
  topic: 'portfolio',
  path,
  answer,
  keywords,
  phrasings: [`what did you do for ${title}`, `tell me about ${title}`, ...phrasings],
});

/** The pieces of work that the pages show, one by one. */
export const projectsKnowledge: readonly KnowledgeDocument[] = [
  project(
    'plumbing',
    'the plumbing company’s dispatch site in Duluth',
    pages.webDevelopment,
    'For a plumbing company in Duluth: a homeowner describes the leak, adds a photo and picks a two-hour window, and the request reaches the dispatcher’s calendar with the address on the map. Built with React, Node.js and PostgreSQL.',
    ['dispatch', 'dispatcher'],
    ['work for a plumber', 'plumbing website example'],
  ),
  project(
    'letterpress',
    'the letterpress shop’s quote builder',
    pages.webDevelopment,
    'For a letterpress shop in Northeast Minneapolis: couples pick paper, ink and quantity and watch the price move, and the shop receives a complete order in place of eleven e-mails. Built with WordPress and TypeScript.',
    ['letterpress'],
    ['quote builder for a print shop', 'wedding invitations shop'],
  ),
  project(
    'music-school',
    'the music school’s enrollment site',
    pages.uiUxDesign,
    'For a music school in Minneapolis: families searched by instrument while the menu was sorted by teacher, so we sorted it their way and added a trial-lesson button to every card. Trial lessons booked rose 45%; figures describe that project.',
    ['enrollment', 'lessons'],
    ['site for a music school', 'school enrollment example'],
  ),
  project(
    'snow',
    'the snow-removal crew’s route app',
    pages.mobileApps,
    'For a snow-removal crew in Saint Paul: drivers see tonight’s driveways in plowing order and tick them off with gloves on. It works without signal, because the route is on the phone.',
    ['plow', 'plowing'],
    ['snow plow app details', 'field app example'],
  ),
  project(
    'yoga',
    'the yoga studio’s class app',
    pages.mobileApps,
    'For a yoga studio in Chicago: waitlists that move by themselves, passes in Apple and Google Wallet, and a check-in that takes one tap at the door.',
    ['yoga', 'pilates'],
    ['app for classes', 'fitness studio app details'],
  ),
  {
    id: 'store-testimonials',
    title: 'What store owners say',
    topic: 'ecommerce',
    path: pages.ecommerce,
    answer:
      'Three store owners tell their side: Wes Turnquist of Turnquist Canoe & Paddle (nobody touched the site in the busiest week), Adaeze Brandt of Bluestem Candle Works (four years of orders moved over a Tuesday night) and Joan Pruitt of Pruitt Seed & Feed (farmers order at five in the morning from the cab).',
    phrasings: [
      'what do store owners say',
      'reviews from shop owners',
      'testimonials of online stores',
      'online store example',
      'shops you built references',
    ],
    cue: /\b(reviews?|testimonials?|references?|examples?|say|feedback|opinions?)\b.*\b(online )?(stores?|shops?|store owners|shop owners|merchants|retailers)\b|\b(stores?|shops?|merchants?|retailers?) (owners? )?(say|reviews?|testimonials?|references?|examples?)\b/,
  },
  {
    id: 'talk-to-clients',
    title: 'Talking to a client of ours',
    topic: 'portfolio',
    path: pages.whyChooseUs,
    answer:
      'What clients say stands on the home page: Ingrid Tveit of Tveit Bakehouse, Dale Sorvik of Sorvik Plumbing & Heating and Nadia Farrow of Farrow & Finch Letterpress. Whether you can talk to one of them is a question for a person, at /contact.',
    phrasings: [
      'put me in touch with a former client',
      'can I call one of your clients',
      'talk to somebody you worked for',
    ],
    cue: /\b(touch|talk|speak|call|contact|connect|ask)\b.*\b(past|former|previous|other|current|existing|one of your|some of your) (clients?|customers?)\b/,
  },
];
