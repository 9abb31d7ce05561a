/** What a message asks for, if its wording shows that better than its subject. */
export type Intent = 'price' | 'duration' | 'hours' | 'who';

const INTENTS: ReadonlyArray<readonly [Intent, RegExp]> = [
  [
    'price',
    /\b(prices?|pricing|priced|costs?|quotes?|estimates?|budget|rates?|fees?|how much|how expensive|expensive|cheap(er|est)?|afford(able)?|ballpark|(do|does|would|will) (your |a |an |the |my |such a )?[a-z ]{0,24}(go for|set (me|us) back)|(rough|approximate) (figure|number|idea|amount|sum)|price range|pricey|what do you (take|ask|want) for|how do you (bill|charge|invoice)|a (number|figure|sum) for (a|an|my|our)|quote me|what kind of money|how many dollars|\d{4,6} (enough|ok|okay|sufficient|do it)|(enough|sufficient) (money|budget)|dollars?|bucks|usd|charge|charges|what (will|would|do|does|should|is) (i|we|it|that|this) (have to |going to )?(pay|cost|run)|\d+ ?k\b|to spend|run me|set me back|price tag)\b|\$ ?\d/,
  ],
  [
    'duration',
    /\b(delivery|usual|typical|average|normal|waiting|build) time\b|^time (until|till|to|for)\b|\b(a (week|month|fortnight)|(one|two|three|four|six|\d+) (weeks?|months?)) (is |be )?enough\b|\bearliest\b|\b(project|build) (length|duration)\b|\blength of (a|the) project\b|^(eta|turn ?around|time ?(line|frame))\W*$|\beta\b|\b(how (long|soon|fast|quick(ly)?)|how quick|time ?(line|frame|scale)s?|duration|deadline|turn ?around|how many (days|weeks|months)|when (can|could|will|would) (it|you|we|i|my|our|the)\b.*\b(ready|done|finish(ed)?|live|launch|online|deliver(ed)?|start working|open)|asap|as soon as possible|(ready|done|live|launch(ed)?|finish(ed)?) (by|before|in|within)|(launch|delivery|finish|completion|start|opening) date|(\d+|two|three|four|five|six|eight) (days|weeks|months) (is |be |are )?(enough|ok|okay|realistic|doable|possible|sufficient)|(realistic|doable|feasible) (in|within|by)|how much time|(lead )?time (needed|required|it takes|on (an?|the))|(done|made|built|finished|ready|launched|live) in (a|one|two|three|four|\d+) (days?|weeks?|months?)|(will|would|can|could|should)\b.*\b(be|go|get|have (it|this|that|my \w+|the \w+|our \w+)) (\w+ )?(done|ready|finished|live|online|launched|up and running)\b(?! (for|to|with) (you|me|us|work))|be ready\b(?! (with|for) )|in (\d+|two|three|four|five|six) (days?|weeks?|months?)|by (tomorrow|next|monday|tuesday|wednesday|thursday|friday|the end|christmas)|need (it|this) (by|tomorrow|today|fast|soon|urgently))\b|\burgent(ly)?\b/,
  ],
  [
    'hours',
    /\b(hours?|open(ed)?|opening|close[ds]?|closing|available)\b.*\b(today|tomorrow|now|right now|weekends?|saturdays?|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|holidays?|thanksgiving|christmas|easter|memorial day|labor day|new year'?s?|july 4th|4th of july|business|office|opening|time|when|your|there|in)\b|\b(when|what time|business|office|opening|working|your|until when|till when)\b.*\b(hours|open|close[ds]?)\b|\bwork (on |at |over )?(the )?(weekends?|saturdays?|sundays?|evenings|nights)\b|\bwhen (can|could|do|are|may) (i|we|you)\b.*\b(reach|call|phone|there|in the office|available|open)\b|\b(opening|office|business) (times?|hours)\b|\b(until|till|from) (when|what time)\b.*\b(call|reach|open|there|come|visit)\b|\b(stop|come|drop|swing) by\b|\b(any(body|one)|some(body|one)|you|office|studio)\b.*\b(on (saturdays?|sundays?|weekends?|mondays?|fridays?)|at \d{1,2} ?(am|pm|o'clock)|tonight|in the (evening|morning))\b|\b(there|in the office|around|in) (on|at|until|till|after|before) (saturdays?|sundays?|weekends?|\d{1,2} ?(am|pm))\b|\b(visit|meet)\b.*\b(saturday|sunday|weekend)\b|\b(any(body|one)|some(body|one)|you|office|studio)\b.*\b(there|in|up|reachable)\b.*\b(at|by|before|after) \d{1,2}(:\d\d)? ?(am|pm|o'clock)?\b|\b(until|till) (when|what time)\b|\bwork (on|over|during) (memorial|labor|thanksgiving|christmas|easter|new year|presidents|independence|holidays?|the holidays)\b|\b(time ?zone|central time|eastern time)\b|(?<!\b(my|our|store|shop|site|a|launch|be)\b.*)\b(open|close)d?\W*(now|today|sundays?|saturdays?)?\W*$|^(hours|times)\W*$|\b(call|there|reach|visit|come|phone|meet)\b.*\b\d{1,2}(:\d\d)? ?(am|pm)\b|\b(mon|tues|wednes|thurs|fri|satur|sun)days? (evenings?|mornings?|nights?|afternoons?)\b|\b(any(body|one)|somebody|working|there)\b.*\b(christmas|thanksgiving|easter|new year)\b|\bhow late\b|\b(there|open|reach|call)\b.*\b(at|over) (lunch|noon|midday|night)\b|\bhours (for|in)\b|\b(when|hours)\b.*\bline\b|\bline\b.*\b(staffed|open|hours|answered)\b/,
  ],
  ['who', /^(and |so |but )?(who|whom|whose|which (person|one of you|of you))\b/],
];

/**
 * Phrases with 'hours' or 'open' that are not about opening hours: 'open positions', 'hours of work billed', 'open a
 * store'.
 */
const NOT_HOURS =
  /\bhow long\b|\b(part|full).?time\b|\bsupport\b.*\bnights?\b|\bopen (\w+ )?(shops|stores)\b|\b(open (positions?|jobs?|roles?|source)|openings? for|hourly|hours? (of work|per week|a week)|working hours (at|for)|(open|opening) (a|an|my|our|the|your)? ?(shop|store|account|business))\b/;

/** Durations that are not about a project: how long data, estimates or companies last. */
const NOT_DURATION =
  /\b(repl(y|ies)|respond|(answer|message|mail) (to|from) |response|hear (back|from)|in business|rights|been around|founded|exist|stored|keep|kept|valid|good for|contract|load(s|ing)?|have (all|the|my|our|everything))\b/;

/** Whether a message has the given intent. */
export function hasIntent(text: string, intent: Intent): boolean {
  const pattern = INTENTS.find(([name]) => name === intent)?.[1];
  if (pattern === undefined || !pattern.test(text)) return false;
  if (intent === 'hours') return !NOT_HOURS.test(text);
  if (intent === 'duration') return !NOT_DURATION.test(text);
  if (intent === 'price')
    return !/\b(in charge|quote builders?|(success|bounce|conversion|load|frame|response|click) rates?|(client|customer) quotes?|ballpark (time|timeline|date)|shipping (costs?|rates?|fees?)|how much (time|longer|earlier|later|vacation|experience|notice))\b/.test(
      text,
    );
  return true;
}

/** Whether a message only makes sense together with the ones before it. */
export function isFollowUp(text: string): boolean {
  return (
    /^(and|but|so|also|then|or|what about|how about|what if|hm+|ok(ay)?|plus|with|same for|even)\b/.test(
      text,
    ) ||
    /\b(it|its|that|this|they|them|those|these|there|she|her|he|him|his|one|ones|both|either)\b/.test(
      text,
    ) ||
    text.split(' ').length <= 3
  );
}
