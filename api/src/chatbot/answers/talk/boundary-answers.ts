import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer, AnswerRule } from '../answer.js';
import { contactStep, FIRST_QUESTIONS } from '../next-steps.js';

const { phone } = agencyFacts;

const INJECTION =
  /\b(ignore|forget|disregard|override|bypass|break)\b.*\b(instructions?|above|previous|prior|rules?|prompts?|everything|guidelines)\b|\b(new|your) rules?\b.*\b(must|is|are|say)\b|\bsay that (northloop|you|the (company|agency))\b|\b(system|hidden|secret|initial|original) (prompts?|instructions?|messages?)\b|\byour (prompt|instructions|source code|guidelines|configuration)\b|\b(developer|debug|god|admin|sudo) mode\b|\bjailbreak\w*\b|\bdan\b|\bpretend (to be|you are|that you)\b|\bact as (a|an|if|my)\b|\brole ?play\b|\byou are now\b|\bfrom now on\b|\b(print|show|reveal|give|tell|leak)\b.*\b(api|secret|access) keys?\b|\b(repeat|output|say|write|answer)\b.*\b(after me|verbatim|exactly|word for word|the following)\b|^\W*(system|assistant|developer|admin)\W*[:>]/;

/** A message that would make the assistant something else: it is text like any other. */
export const injectionAnswer: AnswerRule = ({ question }) =>
  INJECTION.test(question.text)
    ? {
        text: 'I only answer questions about Northloop from what this site says. I cannot change how I work, and prices come from our quote rules alone. Ask me about services, prices, timing or the team.',
        suggestions: FIRST_QUESTIONS,
      }
    : undefined;

const CLIENT_CLAIM =
  /\bis (?!it|this|that|there)(?:[\p{L}\d&.'-]+ ){1,4}(?:one of )?(?:your|a) (?:clients?|customers?)\b|\b(?:did|have|has) (?:you|northloop)(?: guys)?(?: ever)? (?:build|built|make|made|design|designed|develop|developed|create|created|do|done)\b.*\bthe\b.*\b(?:site|website|app|store|webshop)s?\b/u;
const PAST_WORK =
  /\b(did|have|has|do) (you|u|northloop)\b.*\b(buil[dt]|made?|make|design(ed)?|work(ed)?)\b/i;
/** A capital letter is all that tells a name from a trade. */
const NAMED = /\b(?:for|with|of|built?|build|made?|make) (?:the )?(\p{Lu}[\p{L}&.'-]+)/u;
const KNOWN_CLIENTS = /\b(tveit|sorvik|farrow|millrace|lantern|cello|turnquist|bluestem|pruitt)\b/i;

/** 'Is X your client?': only the pages say who is. */
export const clientClaimAnswer: AnswerRule = ({ question }) => {
  const { raw, text } = question;
  const name = PAST_WORK.test(raw) ? NAMED.exec(raw)?.[1] : undefined;
  if (!CLIENT_CLAIM.test(text) && (name === undefined || OWN_NAMES.test(name))) return undefined;
  if (KNOWN_CLIENTS.test(raw)) {
    return {
      text: `Yes, they speak for themselves on this site: the testimonials are at ${pages.whyChooseUs}, ${pages.uiUxDesign} and ${pages.ecommerce}.`,
      topic: 'portfolio',
    };
  }
  return {
    text: `I do not know: I only know the work that this site shows at ${pages.portfolio}. A person can tell you more, at ${pages.contact} or ${phone}.`,
    topic: 'portfolio',
    steps: [contactStep],
    isUnknown: true,
  };
};

/** Names that are no clients: places, people and tools that the pages speak of. */
const OWN_NAMES =
  /^(Northloop|Minneapolis|Minnesota|Chicago|New|Los|Maple|Saint|St|Shopify|Woo\w*|BigCommerce|Word[Pp]ress|React|Google|Apple|Android|iPhone|Figma|Flutter|Swift|Kotlin|Maya|Theo|Priya|Lena|Sam|Gabe|I|SEO|UX|UI|WCAG|Node|Next|Type[Ss]cript|Stripe|Pay[Pp]al|Quick[Bb]ooks)$/;

const DISCOUNT =
  /\b(discounts?|coupons?|promo(tion)?( codes?)?|special offers?|deals?|cheaper if|price reduction|voucher|(charit(y|ies)|non.?profits?|students?|veterans?)\b.*\b(less|cheaper|special|reduced|half)|pro ?bono|(website|site|store|shop|app|work|it|this) for free)\b/;

/** Price reductions: not the assistant's to give. */
export const noDiscount: Answer = {
  meaning: '@discount',
  text: `I do not know of a discount, and I could not agree to one. A person can tell you: ${pages.contact} or ${phone}.`,
  topic: 'price',
  steps: [contactStep],
  isUnknown: true,
};

/** A wish for less than the price. */
export const discountAnswer: AnswerRule = ({ question }) =>
  DISCOUNT.test(question.text) &&
  !/\b(is|are)\b.*\b(estimate|quote|audit|consultation|call)s?\b.*\bfor free\b/.test(question.text)
    ? noDiscount
    : undefined;

const HOURLY =
  /\bhourly( rate| price| fee)?\b|\b(rate|price|cost|charge|much)\b.*\b(per|an|by the) hour\b/;

/** Hourly rates: the site names none. */
export const hourlyRateAnswer: AnswerRule = ({ question }) =>
  HOURLY.test(question.text)
    ? {
        text: `I do not know an hourly rate: this site names none. Projects get one written price with its scope, and extra work is priced before it starts. A person can tell you more at ${pages.contact} or ${phone}.`,
        topic: 'price',
        steps: [contactStep],
        isUnknown: true,
      }
    : undefined;

export const OFFER =
  /^(do|can|could|would|will) (you|northloop)( guys| people)?( also| even| maybe)? (do|make|offer|provide|build|design|repair|sell|write|create|print|develop|handle|run|fix|produce|set up|teach|give|help|install|recover|unlock|mow|clean|paint|deliver|rent|shoot|record|organi[sz]e|translate|edit|get|buy|host|manage|cut|draw|film)\b|\bis .* something you (do|offer|work with)\b|\bdo you (also )?do\b/;

/** Work that people ask agencies for and that no page of this site offers. */
const NOT_OFFERED =
  /\b(google|facebook|instagram|tiktok|youtube|paid|ppc|social media|search) (ads?|advertis(ing|ements?)|campaigns?|marketing|posts?|management)\b|\b(manage|run|handle|post (on|to)|take over) (my|our|the|your)? ?(instagram|facebook|twitter|tiktok|youtube|social media|socials?)\b|\bads? (on|campaigns?|management)\b|\bsell (computers|laptops|phones|cars|tickets|insurance|furniture)\b|\b(cater|catering|plumbing work|tax(es)? for|legal advice|translate (?!.*\b(site|website|page)\b)[a-z ]+ (to|into))\b|\badwords\b|\b(videos?|films?|podcasts?) (production|producer|editing|edited|produced|recorded|shot|ads?)\b|\b(produce|make|shoot|edit) (a )?(videos?|films?|podcasts?)\b|\b(print|flyers?|brochures?|business cards|billboards?|posters?)\b(?!.*\b(website|site|online)\b)|\b(train|build|develop|make) an? (ai|machine learning|language) model\b|\b(video|console|vr|pc|mobile) ?games?\b|\b(minecraft|discord|game) servers?\b|\b(recover|unlock|hack|restore|get back)\b.*\b(gmail|hotmail|facebook|instagram|account|password)\b|\b(offer|give|teach|provide|do|have|hold|run)\b.*\b(courses?|classes|lessons|bootcamps?|tutoring)\b(?!.*\b(site|website|app|booking|budget|employees|staff|sell)\b)(?<!\b(site|website|app|booking|sell|pay for|staff|employees)\b.*)|\bteach\b.*\b(kids|children|coding|programming|me|photoshop|html)\b|\b(t.?shirts?|merch|mugs|signage|(make|design|sell|paint|do) signs|banners|stickers|vehicle wraps?|car wraps?|wraps)\b(?!.*\b(site|website|online|sell|shop|store|in|up)\b)(?<!\b(sell|selling|shop|store)\b.*)|\b(fake|buy|bought|more) (followers|likes|subscribers)\b|\b(security cameras?|alarm systems?|wi-?fi|printers?)\b(?!.*\b(site|website|online)\b)|\b(radio|tv|television|newspaper|magazine|print|billboard) (ads?|spots?|commercials?|advertising)\b|\b(my|a|our) (novel|thesis|essay|homework|laptop|computer|printer|phone screen)\b|\b(do|offer|provide) (\w+ )?(accounting|bookkeeping|payroll|taxes|translations?|3d|animations?)\b|\bpayroll software\b|\b(it support|network setup|repair (computers|laptops|phones))\b/;

/** Work that is not one of the six services. */
export const notOfferedAnswer: AnswerRule = ({ question }) =>
  NOT_OFFERED.test(question.text) ? notOffered : undefined;

/** Work that is not one of the six services, in words. */
export const notOffered: Answer = {
  meaning: '@not-offered',
  text: `I do not know of that: it is not one of the six services on this site (web design, web development, UI/UX design, mobile apps, e-commerce, SEO). To be sure, ask a person: ${pages.contact} or ${phone}.`,
  steps: [contactStep],
  suggestions: FIRST_QUESTIONS,
  isUnknown: true,
};

/** What to say of things that this site does not speak of. */
export const unknown: Answer = {
  meaning: '@off-topic',
  text: `I do not know that one. I only know what this site says about Northloop. For anything else, ask a person: ${pages.contact} or ${phone}.`,
  steps: [contactStep],
  suggestions: FIRST_QUESTIONS,
  isUnknown: true,
};

/** What to say when nothing else fits: the truth, and a person. */
export const unknownAnswer: AnswerRule = ({ question }) =>
  OFFER.test(question.text) ? notOffered : unknown;
