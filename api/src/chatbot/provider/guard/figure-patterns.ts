/** Kinds of figures. A fact proves a figure only of its own kind. */
export type FigureKind = 'money' | 'share' | 'time' | 'rate' | 'date' | 'clock' | 'count';

/** Where a kind of figure stands in a text that `withDigits` has been through. */
export interface FigurePattern {
  kind: FigureKind;
  pattern: RegExp;
}

const N = String.raw`(?<![\p{L}\d.])\d+(?:\.\d+)?`;
const TO = `(?: ?(?:-|to|or|and|a|o|y) ?)`;
const RANGE = String.raw`${N}(?:${TO}[$€£]? ?\d+(?:\.\d+)?)?`;
const MONEY_TO = `(?: ?(?:-|to|or|a) ?[$€£]? ?| and [$€£] ?)`;
const UNIT = String.raw`(?:seconds|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|weekends?|months?|mos?|quarters?|years?|yrs?|decades?|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?)(?!\p{L})`;
const KIND_OF_DAY = `(?:(?:full|short|more|extra|business|working|calendar|solid) )*`;
const MONTH = `(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`;
const SEASON = '(?:spring|summer|fall|autumn|winter|christmas|thanksgiving|easter)';
const WEEKDAY = `(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?`;
const NEAR = `(?:by|in|before|until|till|since|from|early|late|mid|this|next|last|starting|end of|of|en|para|hasta)`;

const of = (kind: FigureKind, ...sources: readonly string[]): FigurePattern[] =>
  sources.map((source) => ({ kind, pattern: new RegExp(source, 'giu') }));

/** In this order: what one pattern has read is not read again. */
export const FIGURE_PATTERNS: readonly FigurePattern[] = [
  ...of(
    'date',
    String.raw`\b\d{4}-\d\d?-\d\d?\b|\b\d\d?\/\d\d?\/\d{2,4}\b|\b(?!24\/7)\d\d?\/\d\d?\b`,
    String.raw`\b${MONTH}\.? \d{1,4}(?:st|nd|rd|th)?(?:,? \d{4})?\b`,
    String.raw`\b\d\d?(?:st|nd|rd|th)?(?: of| de)? ${MONTH}\b|\b\d+(?:st|nd|rd|th)\b`,
    String.raw`\b(?!this may)${NEAR}(?: the)? (?:${MONTH}|${SEASON})\b`,
    String.raw`(?<!\p{L})(?:${WEEKDAY})(?!\p{L})`,
    String.raw`\b(?:next|this|coming|following|later this) (?:week|month|quarter|year|morning|afternoon|evening|weekend)\b`,
    String.raw`\bend of (?:the |this |next )?(?:day|week|month|quarter|year)\b|\b(?:tomorrow|tonight|same[- ]day|next[- ]day)\b`,
    String.raw`(?<!\p{L})(?:mañana|pasado mañana|(?:próxim[oa]|est[ea]) (?:semana|mes|año))(?!\p{L})`,
  ),
  ...of(
    'clock',
    String.raw`${N}(?::\d\d)? ?(?:[ap]\.?m\b\.?)|\b\d\d?:\d\d\b|\b(?:noon|midnight)\b`,
  ),
  ...of(
    'share',
    String.raw`${RANGE} ?(?:%|percent\b|per cent\b|por ciento\b)`,
    String.raw`\b(?:half|third|quarter)(?: of\b|[- ](?:off|price|up ?front|down|now|at|before|the (?:price|cost)|is|due)\b)|\b(?:la )?mitad\b`,
  ),
  ...of(
    'money',
    String.raw`\b(?:few|several|some|many) (?:100|1000)\b(?: dollars| bucks)?|\b(?:few|several|some) (?:dollars|bucks)\b`,
    String.raw`\b(?:hundreds|thousands|pennies|(?:\d+|low|mid|high)[- ]figures?)\b|\b(?:cientos|miles) de\b`,
    String.raw`(?:us ?)?[$€£] ?\d+(?:\.\d+)?(?:${MONEY_TO}\d+(?:\.\d+)?)?|\b(?:usd|eur) ?${RANGE}`,
    String.raw`${RANGE}[ -]?(?:us )?(?:dollars?|bucks?|usd|euros?|eur|cents?|pounds?|dólar(?:es)?|dolar(?:es)?|pesos?)(?!\p{L})`,
    String.raw`${RANGE} ?(?:\/|per|an?|each|every|al|por) ?(?:${UNIT}|page|site|user|seat|página)`,
  ),
  ...of(
    'time',
    `${RANGE}[ -]?${KIND_OF_DAY}${UNIT}(?: hábiles)?`,
    String.raw`\b(?:half an hour|media hora)\b|${N} second\b|\b(?:within|in) the (?:hour|day|week|month)\b|\bin no time\b`,
    String.raw`\b(?:in|within|after|for|about|under|than|takes?|just|only|roughly|around|over|en|dentro de) (?:half )?(?:an?|una?) ${KIND_OF_DAY}${UNIT}`,
    String.raw`\b(?:few|several|some|many|couple|matter of|un[oa]s(?: poc[oa]s)?|poc[oa]s|vari[oa]s) ${KIND_OF_DAY}${UNIT}`,
    String.raw`\b(?:in|within|en) (?:just |only |mere )?(?:seconds|minutes|hours|days|weeks|months|días|horas|semanas)\b`,
    String.raw`\bovernight\b`,
  ),
  ...of(
    'rate',
    String.raw`\b(?:an?|una?|per|each|every|al|por|cada) ${KIND_OF_DAY}${UNIT}`,
    String.raw`\b(?:hourly|daily|weekly|biweekly|monthly|quarterly|yearly|annual(?:ly)?|mensual(?:es)?|semanal(?:es)?|anual(?:es)?)\b`,
  ),
  ...of('count', String.raw`${N}(?![\p{L}\d])`),
];
