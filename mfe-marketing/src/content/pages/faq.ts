import {
  CONSULTATION_MINUTES,
  DEPOSIT_PERCENT,
  ESTIMATE_VALID_DAYS,
  FIX_PERIOD_DAYS,
  PLAN_NOTICE_DAYS,
  REVISION_ROUNDS,
  SEARCH_FIXED_TERM,
  typicalTimelines,
} from '@northloop/contracts';

export interface FaqEntry {
  /** Anchor for a button of the same page that leads here; such an answer stands open. */
  readonly id?: string;
  readonly question: string;
  readonly answer: string;
}

/** Service pages that carry questions, by the last part of their address. */
export type FaqPage = 'web-development' | 'ui-ux-design' | 'mobile-apps' | 'ecommerce' | 'seo';

/** Questions and answers at the foot of each service page. */
export const faqs: Readonly<Record<FaqPage, readonly FaqEntry[]>> = {
  'web-development': [
    {
      question: 'How long does a website take?',
      answer: `Usually ${typicalTimelines.webDevelopment} from deposit to launch. What stretches it is almost always text and photos, so we schedule those before anything else.`,
    },
    {
      question: 'What will it cost?',
      answer: `The mockup generator on our home page gives an estimate while you wait. After a free ${CONSULTATION_MINUTES}-minute call we put a figure in writing with its assumptions; it stands for ${ESTIMATE_VALID_DAYS} days. Typically ${DEPOSIT_PERCENT}% is due before work starts.`,
    },
    {
      question: 'Can we change things ourselves afterward?',
      answer:
        'Yes. Prices, hours, photos, posts and new pages need no developer, and we train your staff until they’ve done each of them once. Changes to how the site works are better left to somebody who writes code.',
    },
    {
      question: 'Do you take over sites others built?',
      answer:
        'Often. We begin with a paid look of a day or less and tell you whether repair is worth it. Sometimes a rebuild is cheaper, and sometimes the site is fine and only the hosting is bad.',
    },
    {
      question: 'What happens if something breaks?',
      answer: `For ${FIX_PERIOD_DAYS} days after launch we fix our own mistakes free. With a care plan, monitoring runs around the clock and pages one of us when your site goes down. Without one, we help by the hour during business days.`,
    },
  ],
  'ui-ux-design': [
    {
      question: 'We have developers. Can you only design?',
      answer:
        'Yes, and much of our design work goes that way. Your developers join the Friday reviews, get the files in Figma with written rules, and can call Sam while they build.',
    },
    {
      question: 'Are five test users really enough?',
      answer:
        'For finding problems, yes: the same few trip nearly everyone. For measuring how common something is, no, and we’ll say so and use your analytics or a larger survey instead.',
    },
    {
      question: 'Will our conversions rise by 45%?',
      answer:
        'That’s an average across projects, so some rose less. A page that already works well has less to gain. We agree on one figure to watch before starting and report it three months after launch.',
    },
    {
      question: 'How many rounds of changes are included?',
      answer: `${REVISION_ROUNDS} per stage. Because you see work every Friday, most clients use one. Extra rounds are billed by the hour, and we ask before starting one.`,
    },
  ],
  'mobile-apps': [
    {
      id: 'pricing',
      question: 'What does an app cost?',
      answer:
        'Three things move the price: whether it needs a server of its own, whether it must work offline, and how many other systems it talks to. One job and no server may fit the $10,000 - $25,000 band of our contact form; most apps with accounts and sync land above it. A written figure follows the first call.',
    },
    {
      question: 'Do we need an app at all?',
      answer:
        'If people visit less than monthly, probably not. A fast mobile site needs no install and no store review. Camera work, offline use, frequent visits and push messages are good reasons for an app.',
    },
    {
      question: 'Native or one codebase for both?',
      answer:
        'One codebase saves a good deal of work when both versions do the same things. We go native for heavy graphics, Bluetooth hardware, or when the app leans on what only one platform offers.',
    },
    {
      question: 'Who owns the store accounts?',
      answer:
        'You do. We help you open the Apple and Google developer accounts in your business’s name and work as invited members. Both charge their own fees, which you pay directly.',
    },
    {
      question: 'What comes after launch?',
      answer: `Fixes for our own mistakes are free for ${FIX_PERIOD_DAYS} days. Phones get a new operating system every fall, so plan on at least one maintenance release a year.`,
    },
  ],
  ecommerce: [
    {
      question: 'Which platform should we choose?',
      answer:
        'It follows from three answers: how many products, who ships them, and who will look after the store. Shopify suits most shops that want little upkeep. We put our recommendation and its running costs in writing before you decide.',
    },
    {
      question: 'How soon can we open?',
      answer: `Most new stores take ${typicalTimelines.ecommerce}. We won’t open one between mid-November and New Year’s, because you’d be learning it in your busiest weeks.`,
    },
    {
      question: 'Can you move our old store without losing rankings?',
      answer:
        'We redirect every old address and check the list twice, which protects most of it. Expect some wobble for a few weeks. Anyone who says there’ll be none hasn’t moved many stores.',
    },
    {
      question: 'What are the running costs?',
      answer:
        'The platform’s plan or your hosting, card processing, any paid apps, and a care plan if you want one. We list them for your expected sales so there’s no surprise in the second month.',
    },
    {
      question: 'Does 99.9% uptime mean it never goes down?',
      answer:
        'No. It allows for under nine hours a year. Monitoring tells us within minutes, and for stores on a care plan someone is on call day and night.',
    },
  ],
  seo: [
    {
      question: 'Can you guarantee first place on Google?',
      answer:
        'No, and be careful with anyone who does. The order of results belongs to the search engine. What we can promise is the work, a report on its effect, and a straight word when something isn’t paying off.',
    },
    {
      question: 'When will we notice anything?',
      answer: `Repairs can show within weeks. New pages and local listings usually need ${typicalTimelines.seo}, longer in a crowded trade.`,
    },
    {
      question: 'Are we locked into a contract?',
      answer: `The first ${SEARCH_FIXED_TERM} are a fixed term, since less would tell you nothing. Afterward it’s month to month with ${PLAN_NOTICE_DAYS} days’ notice. Pages, listings and data stay yours.`,
    },
    {
      question: 'Do you write the content or do we?',
      answer:
        'Priya interviews whoever knows the subject, then drafts. You correct the facts and approve each page. Nothing is published that you haven’t read.',
    },
    {
      question: 'What’s in the free audit?',
      answer:
        'A crawl of up to 200 pages, a check of your listings, and a call where we go through the ranked list. It’s a first look; the full audit in step one covers the whole site and your rivals.',
    },
  ],
};
