import type { EvalQuestion } from '../../../eval-question';

/** For measuring only: written from the site’s content, without knowing the engine or the other questions. */
export const measuringEstimatesQuestions: readonly EvalQuestion[] = [
  {
    id: 'q071',
    category: 'estimate for a project',
    ask: 'how much would an online shop with online ordering run me',
    quote: { websiteType: 'ecommerce', features: ['Online ordering'] },
  },
  {
    id: 'q072',
    category: 'estimate for a project',
    ask: 'price for a portfolio site? im a photographer',
    quote: { websiteType: 'portfolio' },
  },
  {
    id: 'q073',
    category: 'estimate for a project',
    ask: 'I want a landing page for my product launch, cost?',
    quote: { websiteType: 'landing' },
  },
  {
    id: 'q074',
    category: 'estimate for a project',
    ask: 'how much for a blog',
    quote: { websiteType: 'blog' },
  },
  {
    id: 'q075',
    category: 'estimate for a project',
    ask: 'ballpark for a business website with online booking',
    quote: { websiteType: 'business', features: ['Online booking'] },
  },
  {
    id: 'q076',
    category: 'estimate for a project',
    ask: 'whats a buisness site with a newsletter gonna cost me',
    quote: { websiteType: 'business', features: ['Newsletter'] },
  },
  {
    id: 'q077',
    category: 'estimate for a project',
    ask: 'estimate: ecommerce store',
    quote: { websiteType: 'ecommerce' },
  },
  {
    id: 'q078',
    category: 'estimate for a project',
    ask: 'roughly how much is a company website with a member area',
    quote: { websiteType: 'business', features: ['Member area'] },
  },
  {
    id: 'q079',
    category: 'estimate for a project',
    ask: 'cost of webshop',
    quote: { websiteType: 'ecommerce' },
  },
  {
    id: 'q080',
    category: 'estimate for a project',
    ask: 'need a one page landing site. price?',
    quote: { websiteType: 'landing' },
  },
  {
    id: 'q081',
    category: 'estimate for a project',
    ask: 'portfolio with a blog how much',
    quote: { websiteType: 'portfolio', features: ['Blog'] },
  },
  {
    id: 'q082',
    category: 'estimate for a project',
    ask: 'How much money for a simple website for my law office?',
    has: [['$']],
    cites: ['/#mockup', '/contact'],
  },
  {
    id: 'q083',
    category: 'estimate for a project',
    ask: 'quote me a site for a gym w/ class booking',
    has: [['$']],
    cites: ['/#mockup', '/contact'],
  },
];
