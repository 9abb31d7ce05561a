import type { KnowledgeDocument } from '../../knowledge-document.js';
import { pages } from '../../site-pages.js';

const ARTICLES = {
  ai: ['future-of-web-design-ai-powered-tools', 'AI Tools and the Future of Web Design'],
  mobile: ['mobile-first-design-importance', 'Why Mobile-First Design Still Comes First'],
  seo: ['seo-best-practices-2025', 'SEO Best Practices for 2025'],
  color: ['psychology-of-color-web-design', 'What Color Can Do on a Website'],
  react: [
    'building-high-performance-react-applications',
    'Building React Applications That Stay Fast',
  ],
  store: [
    'ecommerce-ux-design-converting-visitors',
    'E-commerce UX That Turns Visitors Into Buyers',
  ],
} as const;

/** One thing that an article says; `asked` are ways of asking for it, separated by semicolons. */
const fact = (
  article: keyof typeof ARTICLES,
  id: string,
  says: string,
  asked: string,
): KnowledgeDocument => {
  const [slug, title] = ARTICLES[article];
  return {
    id: `fact-${id}`,
    title,
    topic: 'blog',
    path: `${pages.blog}/${slug}`,
    answer: `We wrote about that in “${title}”: ${says}`,
    phrasings: asked.split(';').map((phrasing) => phrasing.trim()),
  };
};

/** What the articles say on single questions. */
export const articleFactsKnowledge: readonly KnowledgeDocument[] = [
  fact(
    'ai',
    'ai-saving',
    'in a worked example the tools cut a website of 100 hours to 80, a fifth and not nine tenths; what somebody decides, photographs or tests does not shrink.',
    'how much does ai save on a website; is a website cheaper with ai; how many hours does ai save; can ai build a site for a tenth of the price',
  ),
  fact(
    'ai',
    'ai-mistakes',
    'the tools invent facts, return the average and skip what you cannot see, such as contrast and keyboard access. Check every number, quotation and picture before publishing.',
    'what does ai get wrong; mistakes of ai site builders; does chatgpt make things up; what should I check on an ai page; problems with generated websites; is text from chatgpt reliable',
  ),
  fact(
    'ai',
    'ai-brief',
    'brief the tool like a new colleague: name what belongs to your shop alone, list the visitor’s questions in order, and let it write [ASK] where it lacks a fact.',
    'how do I write a good prompt; what do I tell the ai builder; prompt for a website; instruct chatgpt to write my homepage',
  ),
  fact(
    'ai',
    'ai-copyright',
    'prompts alone do not make you the author of what comes back, says the US Copyright Office; have a person draw the logo. A lawyer can tell you for your case.',
    'who owns ai pictures; copyright on ai images; can I use an ai logo; are ai generated texts mine; legal side of ai content',
  ),
  fact(
    'ai',
    'ai-chatbots',
    'an assistant works well for hours, parking and services; draw the line at promises. Prices should come from a calculation you control, and a phone number should be one tap away.',
    'should I put a chatbot on my site; chatbot for my website good idea; is a chat assistant worth it; air canada chatbot; can a bot answer my customers',
  ),
  fact(
    'mobile',
    'touch-size',
    'WCAG 2.2 sets a minimum of 24 by 24 pixels, Apple suggests 44 points, Android 48; we start from 48 for anything a customer must press.',
    'how big should a button be; minimum size for touch targets; size of links on a phone; buttons too small for fingers; tap target size',
  ),
  fact(
    'mobile',
    'page-weight',
    'a page of 3 megabytes takes 15 seconds on slow 4G, one of 600 kilobytes takes 3. Send a phone-sized picture to a phone, drop the video, and load the map when someone taps.',
    'how heavy may a page be; page size in megabytes; why is my page heavy; how many mb should a website be; do big photos slow it down; video on the homepage',
  ),
  fact(
    'mobile',
    'mobile-index',
    'Google indexes the mobile version of websites; what your phone layout drops, the index does not have. Collapse content or move it lower, but keep it in the page.',
    'does google look at the mobile or desktop site; mobile first indexing; can I hide things on mobile; is the phone version important for google',
  ),
  fact(
    'mobile',
    'phone-test',
    'leave the Wi-Fi, search for your trade and town, and time yourself: can you tell what the business does, where, and call it with one thumb? Fix three things this week.',
    'how can I test my site on my phone; check my mobile site myself; half hour test; test on a phone at home',
  ),
  fact(
    'seo',
    'page-titles',
    'say what, where and why you, then the name, in about 60 characters; a meta description of about 150 characters does not affect ranking but is your shop window.',
    'how long should a page title be; how to write a title; meta description length; title tag tips; does the meta description matter; what to put in the title',
  ),
  fact(
    'seo',
    'town-pages',
    'skip the forty town pages: Google calls near-identical ones doorway abuse. Write a town page only if you have something to say about the town; else one service-area page with a list.',
    'should I make a page for each town; pages for every suburb; city landing pages; one page per city; doorway pages',
  ),
  fact(
    'seo',
    'google-profile-tips',
    'choose the most exact category, set holiday hours ahead, hide your address if customers never come, use the name on the truck, and keep name, address and phone the same everywhere.',
    'how do I fill in my google profile; tips for google business profile; which category on google; should my business name have keywords; get into the map results',
  ),
  fact(
    'seo',
    'structured-data',
    'mark up facts that a visitor can see: business type, name, phone, hours, area. FAQ and how-to results are gone for small firms; breadcrumbs, products and job postings still help.',
    'do I need structured data; schema markup for my business; json ld; rich results; stars in google results; faq markup',
  ),
  fact(
    'seo',
    'ai-overviews',
    'there is no special markup for AI Overviews: put the question in a heading and the answer in the sentence below it, give figures with unit, area and date, and keep important text as text.',
    'how do I show up in ai answers; google ai overview; ai mode; get cited by chatgpt; optimize for ai search; generative search',
  ),
  fact(
    'seo',
    'seo-measure',
    'measure calls, not positions: clicks from Search Console, calls and forms, jobs booked, revenue, on one sheet each month, compared with the same month last year.',
    'what should I measure in seo; which numbers matter; how do I track success on google; ranking reports; which kpi',
  ),
  fact(
    'seo',
    'ignore-list',
    'you can ignore keyword density, the keywords meta tag, word-count targets, and anyone who guarantees first place.',
    'does keyword density matter; how many words should a page have; keywords meta tag; what can I ignore in seo; seo myths',
  ),
  fact(
    'color',
    'contrast',
    'normal text needs a contrast of at least 4.5:1, large text, icons and field outlines 3:1. White on amber fails; near-black on it passes.',
    'how much contrast does text need; contrast ratio; is white text on yellow ok; gray text readable; is my text readable; 4.5 to 1',
  ),
  fact(
    'color',
    'action-color',
    'pick one color for action and use it for nothing else; the odd one out is noticed, whatever its hue. Red buttons are not magic.',
    'which color should the buy button be; red or green button; best button color; call to action color; color that sells',
  ),
  fact(
    'color',
    'color-blindness',
    'around 44 people in a thousand may not tell red from green, so never let color speak alone: add a word, an icon or a shape.',
    'how many people are color blind; red and green on a site; color as the only signal; color blind visitors',
  ),
  fact(
    'color',
    'button-test',
    'to test a small lift takes about 28,400 visitors, so most local businesses should choose by contrast and watch five people instead.',
    'should I test button colors; a b test; split test on a small site; how many visitors for a test',
  ),
  fact(
    'color',
    'palette',
    'look at your competitors, start from something true, choose an ink, reserve one action color, set the helpers; five working colors are enough. Dark mode needs lighter relatives, measured again.',
    'how do I choose a palette; how many colors should a site have; pick brand colors; colors for dark mode; color scheme for my business',
  ),
  fact(
    'react',
    'js-budget',
    '150 KB of compressed JavaScript before the first interaction and 200 ms for any keystroke are the budget we would write down; measure with web-vitals and the React Profiler.',
    'javascript budget; how much javascript is too much; bundle size limit; how do I measure react performance; performance budget numbers',
  ),
  fact(
    'react',
    'react-lists',
    'put state where it is used, let the React Compiler memoize, drop effects that only compute, use useDeferredValue for typing and virtualize long lists.',
    'react list is slow; typing lags in react; too many renders; react compiler; virtualize a list; usedeferredvalue; dashboard gets slower',
  ),
  fact(
    'store',
    'checkout-fields',
    'fifteen fields become seven: e-mail, name, street, ZIP, city, state, phone. Let guests buy, name fields for autofill, and keep what people typed.',
    'how many fields in a checkout; shorten my checkout form; what to ask at checkout; do I need the phone field; checkout form tips',
  ),
  fact(
    'store',
    'free-shipping',
    'set the free-shipping line with arithmetic from your own margin: it should lie where a larger order pays for its postage; a lower line loses money on every such order.',
    'where should free shipping start; free shipping threshold; should I offer free shipping; minimum order for free shipping',
  ),
  fact(
    'store',
    'product-page',
    'answer six questions: what is it, is it right for me, what does it cost all in, when will it be here, what if I do not like it, who are you. Add three photos with a purpose.',
    'what belongs on a product page; write a product description; product photos tips; better product pages',
  ),
  fact(
    'store',
    'price-law',
    'since January 2025 Minnesota requires an advertised price to include mandatory fees; taxes and reasonable shipping may be separate. For your own case, ask a lawyer.',
    'do prices have to include fees; handling fee legal; minnesota price law; hidden fee law for shops; subscription renewal law',
  ),
  fact(
    'store',
    'shop-tricks',
    'leave the tricks alone: countdowns that restart, invented viewers, boxes ticked in advance. They bring returns and disputes.',
    'are countdown timers good; fake scarcity; should I use a popup; discount popup in my shop; urgency tricks',
  ),
  fact(
    'store',
    'reorders',
    'look after the order: confirm at once, send the tracking link, ask after ten days how it was, with a “same again” link below.',
    'get customers to order again; repeat buyers; email after the purchase; order confirmation tips',
  ),
];
