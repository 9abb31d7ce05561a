import { isConditional, isDenied } from './denial.js';

/** What a reply may say only if a fact says the same. */
interface ClaimPattern {
  kind: 'a deed' | 'a commitment' | 'a date to start' | 'a promise' | 'a present' | 'a person';
  pattern: RegExp;
}

/** Those whom a reply may name as doing something for the visitor. */
const TEAM = 'maya|theo|priya|lena|sam|gabe';
const DONE = `(?:booked|scheduled|reserved|confirmed|refunded|approved|cancell?ed|emailed|e-mailed|sent|called|texted|messaged|notified|informed|alerted|forwarded|passed (?:this|that|it|your|along|on)|deleted|removed|erased|wiped|updated|submitted|opened a|filed|logged|processed|issued|applied|upgraded|downgraded|credited|charged|waived|restored|escalated|registered|enrolled|signed (?:you|up)|set (?:you|that|it|up)|arranged|blocked|locked|secured|activated|placed|put (?:you|in)|taken care|transferred|granted|accepted|assigned|rescheduled|moved your|noted your|saved your|added|reversed|returned|started (?:on|work|your)|begun|made a note|made note|let (?:the|our|them|${TEAM}))`;
const DO = `(?:book|schedule|reserve|confirm|refund|approve|cancel|email|e-mail|send|call|text|message|notify|alert|forward|pass|delete|remove|erase|update|submit|process|issue|apply|upgrade|credit|waive|escalate|register|sign you|set (?:you|that|it|up)|arrange|follow up|get back|have (?:${TEAM}|someone|somebody|the team|them)|let (?:the|our|them|${TEAM})|reach out|transfer|put you|connect you|draft|prepare|make sure|see to|handle|take care|get (?:that|this|it|you|your))`;
const SELF = String.raw`\b(?:i|we|our team|the team|someone|a colleague|${TEAM})`;
const HAVE = `(?:'ve| have|'s| has)?(?: just| now| already| also| went ahead and| gone ahead and| successfully| officially| gladly)*`;
const START = String.raw`(?:start|begin|kick (?:it |this |things )?off|get (?:started|going|rolling|moving)|launch|go live|deliver|finish|be (?:done|live|ready|finished|up)|have (?:it|this|that|your|you|everything|a) ?(?:\p{L}+ ){0,3}(?:ready|live|done|up|online|finished)|turn (?:it|this|that) around|squeeze you in|fit you in|jump on|get you in)`;
const SOON = String.raw`(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|now|right away|right now|immediately|straight away|asap|as early as|as soon as|next|this|by|in|within|before|overnight|at once|the same)\b`;

const of = (kind: ClaimPattern['kind'], ...sources: readonly string[]): ClaimPattern[] =>
  sources.map((source) => ({ kind, pattern: new RegExp(source, 'giu') }));

const CLAIMS: readonly ClaimPattern[] = [
  ...of(
    'a deed',
    String.raw`${SELF}${HAVE} ${DONE}\b`,
    String.raw`\b(?:your|the|this|that|it|everything|a|an)(?: [\p{L}-]+){0,3}(?:'s| is| are| has| have| was| were)(?: been| now| already| all| fully| officially| successfully| just| permanently)+ (?:${DONE}|set|done|in)\b`,
    String.raw`\b(?:your|it|that|everything)(?: [\p{L}-]+){0,3}(?:'s| is| are| was| were) ${DONE}\b(?! (?:after|when|once|if|as soon|unless|every|only|in writing))`,
    String.raw`\byou(?:'re| are| have been|'ve been)(?: all| now| already| officially)* (?:${DONE}|set\b|good to go|confirmed|in the (?:calendar|system|queue)|on (?:the|our) (?:list|calendar|schedule|books))`,
    String.raw`^\W*(?:all |successfully |officially )?(?:${DONE}|done|all set)\b(?: for\b| you| now|\s*[.!,:-]|$)|^\W*(?:[\p{L}]+ ){1,2}${DONE}[.!\s]*$`,
    String.raw`\b(?:consider it (?:done|booked|handled)|(?:it's|that's|it is|that is|all) (?:done|taken care of|handled|sorted)|taken care of for you)`,
    String.raw`(?<!\p{L})(?:he(?:mos)?|ha(?:n)?) (?:sido )?(?:reserv|agend|confirm|reembols|aprob|cancel|envi|llam|elimin|borr|program|notific|emit)\p{L}+|(?<!\p{L})(?:queda|está|quedó) (?:reservad|agendad|confirmad|aprobad|cancelad|programad)[oa]`,
  ),
  ...of(
    'a commitment',
    String.raw`\bi(?:'ll| will| can| could| am going to|'m going to|'m)(?: now| also| gladly| happily| personally| go ahead and| make sure to)* (?:${DO}|sending|booking|scheduling|forwarding|notifying|passing)\b`,
    String.raw`\b(?:we|someone|somebody|a person|they|he|she|${TEAM}|our team|the team)(?:'ll| will)(?: also| then| gladly| personally)* (?:call|phone|ring|text|email|visit|refund|match|waive|stop by|come by|contact|reach out|be in touch|follow up|send you)\b`,
    String.raw`\byou(?:'ll| will|'re going to| should)(?: also| then| soon| now)* (?:receive|get|hear|have) (?:back|(?:an?|our|your|the) (?:\p{L}+ )?(?:confirmation|e-?mail|call|invoice|contract|message|link|reply|refund|reminder))\b`,
    String.raw`\b(?:let me|allow me to) (?:${DO})\b|\bexpect (?:a|an|our|my|their) (?:call|email|reply|visit|message|invoice|contract)\b`,
    String.raw`(?<!\p{L})(?:te|le|lo) (?:llamar|enviar|mandar|contactar|reservar|agendar)(?:é|emos|án|á)(?!\p{L})`,
  ),
  ...of(
    'a date to start',
    String.raw`\b(?:can|could|will|'ll|able to|ready to|happy to|would)(?: \p{L}+)? ${START}(?: (?!with\b)[\p{L}']+){0,4}? ${SOON}`,
    String.raw`\b(?:ready to (?:start|begin)|start(?:ing)? (?:immediately|right away|today|tomorrow|straight away))\b`,
    String.raw`\b(?:(?:have|has|got|'ve|'s) (?:an? |some |one |two |a few |\d+ )?(?:\p{L}+ )?(?:openings?|slots?|spots?|availability|capacity|room (?:in|on|for))|(?:openings?|slots?|spots?|places?) (?:left|available|open|remaining)|fully booked|booked (?:up|solid|out|until|through)|(?:currently|now|still) (?:accepting|taking(?: on)?|booking)|next (?:available|opening|free) ?(?:slot|date|day|spot)?|calendar (?:is|has)|(?:is|are|'re) (?:free|available|open) (?:on|next|this|tomorrow|today|right now|immediately|at))`,
    String.raw`(?<!\p{L})(?:podemos|puedo|podríamos) (?:empezar|comenzar|iniciar|entregar|terminar)(?: \p{L}+)? (?:hoy|mañana|el|la|en|este|esta|de inmediato|ya)(?!\p{L})`,
  ),
  ...of(
    'a promise',
    String.raw`\b(?:guarante\w+|promis\w+|assure you|rest assured|warrant(?:y|ies)|you have (?:my|our) word|sworn|certain to|sure to (?:rank|win|sell|grow)|bound to)|(?<!\p{L})(?:garant[ií]\p{L}*|promet\p{L}+|promesa)`,
    String.raw`\bmoney[- ]back|\byour money back|\brisk[- ]free|\b(?:no|zero|without(?: any)?) risk|100 ?% (?:satis|uptime|secure|safe|happy)\w*|\bsatisfaction\b|(?:won't|not|never) (?:have to )?pay\b|\bpay nothing\b|\bis assured\b`,
    String.raw`\b(?:we|northloop)(?:'ll| will)?(?: always| gladly| happily| fully| then)* refund\b|\bfull refund|\brefund (?:you|everything|all|it|the)\b|\brefundable\b|\bit's a (?:done )?deal\b`,
    String.raw`(?:#|no\. ?|number |rank(?:ed)? |(?:on|to) page )(?:1|one)\b|\b(?:first|top|page one|1st)(?: (?:page|place|spot|position|result))?(?: of| on| in) (?:google|search|the (?:search|results))|\b(?:top|first) (?:spot|ranking|place|position)s?\b`,
    String.raw`\b(?:doubl|tripl)(?:e|es|ing) your|\b(?:rankings?|traffic|sales|revenue|leads|visits|visitors|orders|conversions)(?: \p{L}+)? ?(?:will|'ll)(?: \p{L}+)? (?:double|triple|grow|rise|increase|climb|improve|soar|jump|go up)\b|\b\d+x\b|\b(?:lowest|best|cheapest) (?:price|rate|deal|quality|agency|team|studio)s?\b|\bbeat (?:any|every)|\bprice[- ]match|\bmatch (?:any|that|their|the)\b`,
    String.raw`\b(?:award[- ]winning|(?:5|five)[- ]stars?|premier|certified|accredited|licensed|insured|bonded|world[- ]class|industry[- ]leading|leading agency|official partner|hipaa|iso ?\d|soc ?2|unlimited|lifetime|forever|around the clock|24\/7|24-7|zero downtime|never (?:goes|go) down|unhackable)\b`,
  ),
  ...of(
    'a present',
    String.raw`(?<!feel |risk-|hassle-|stress-|ad-|toll-|barrier-|step-|error-|bug-|barrier )\bfree\b(?! to\b)|\bat no (?:extra |additional )?(?:cost|charge)|\bno (?:extra |additional )?(?:cost|charge|fee)s?\b|\bcomplimentary\b|\bon the house\b|\b(?:it's|is|are) on us\b|\bwithout (?:extra |additional )?(?:cost|charge)|\bincluded\b`,
    String.raw`\bdiscount\w*|\b(?:special|sweet|better) (?:deal|price|offer|rate)|\b(?:knock|shave|take) (?:off|\$?\d|something|some|a bit)|\bpromo\w*|\bcoupon|\bvoucher|\bwaiv\w+|\bthrow in\b|\bmoney off\b|\brebate`,
    String.raw`(?<!\p{L})(?:gratis|gratuit[oa]s?|descuentos?|rebaja|oferta especial|sin (?:costo|cargo)|incluid[oa]s?)(?!\p{L})`,
  ),
  ...of(
    'a person',
    String.raw`\b(?:i am|i'm|this is|my name is|speaking with|talking to)(?: actually| really)? (?:an? )?(?:human|real person|person|${TEAM}|the (?:founder|owner|manager))\b`,
  ),
];

/** Something a text claims: the words, and what kind of claim they make. */
export interface Claim {
  kind: ClaimPattern['kind'];
  words: string;
}

/**
 * What a text claims. Denied claims do not count, nor deeds under a condition.
 * @param text as `plainText` returns it
 */
export function claimsIn(text: string): Claim[] {
  return CLAIMS.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(
        ({ 0: words, index }) =>
          !isDenied(text, index, words.length) &&
          !(kind === 'a deed' && isConditional(text, index)),
      )
      .map(({ 0: words }) => ({ kind, words: words.toLowerCase().replace(/^\W+|\W+$/g, '') })),
  );
}
