import { LONG } from '../../reading/requests/split-requests.js';

/** Words that open a message and ask nothing. */
const OPENING =
  /^(?:(?:hola|buenas?|buenos|dias|tardes|noches|muy|que tal|que onda|saludos|oiga|oye|oigan|disculpen?|perdone?|amigos?|bueno|una pregunta|tengo una (?:pregunta|duda)|le hago una pregunta)(?= )[ ,]*)+/;

/** 'Cuánto sale', where it is not about one hour, one month or time. */
export const ASKS_PRICE =
  / (cuanto (me |nos )?(cuesta|costaria|sale|saldria|saldra|sube|cobran?|cobrarian|seria|es|vale|por|,)|en cuanto (me |nos )?(sale|saldria|dejan?|anda)|que precio|precio|presupuesto|cotizacion) /;

/** Words that close a message and ask nothing. */
const CLOSING = /(?:(?: ,)? (?:por favor|porfavor|porfa|muchas gracias|gracias|de antemano))+ ?$/;

/**
 * Spanish in lower case without accents, marks cut down to commas, with a space at both ends, so that words can be
 * looked for with spaces around them.
 */
export function plainSpanish(message: string): string {
  const words = message
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.;:!?¿¡()\n]+/g, ',')
    .replace(/[^\w\s,-]/g, ' ')
    .replace(/[\s,]*,[\s,]*/g, ' , ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '');
  return ` ${words} `;
}

/**
 * The question of a message, without the greeting before it and the thanks after it. A message that is only a greeting
 * or thanks stays as it is.
 */
export function spanishQuestion(message: string): string {
  const plain = plainSpanish(message).trim();
  const rest = ` ${plain} `
    .trimStart()
    .replace(OPENING, '')
    .replace(CLOSING, '')
    .replace(/^[ ,]+|[ ,]+$/g, '');
  return rest.split(' ').length < 2 ? plain : rest;
}

/** A question of a message. */
export interface SpanishQuestion {
  /** The words that ask. */
  readonly asked: string;
  /** The same with what the message tells before it, such as what is wanted. */
  readonly whole: string;
}

/** Most questions that are answered at once; of more, the first ones count. */
const MOST_QUESTIONS = 2;

/**
 * The questions of a message, '¿Dónde están? ¿Y a qué hora abren?', one at least. Of a long one its last, or its last
 * sentence. Prices are asked about the whole of it.
 */
export function questionsInSpanish(message: string): SpanishQuestion[] {
  if (message.length >= LONG) {
    const last = lastAsked(message);
    return [{ asked: last, whole: ASKS_PRICE.test(plainSpanish(last)) ? message : last }];
  }
  const sentences = message.split(/(?<=[.!?])\s+|(?=¿)/).filter((part) => part.trim() !== '');
  const told: string[] = [];
  const questions: string[] = [];
  for (const sentence of sentences) {
    if (isQuestion(sentence)) questions.push(sentence);
    else if (questions.length === 0) told.push(sentence);
    // '¿Me lo llevo? O se queda con ustedes' goes on with its question.
    else questions.push(`${questions.pop()} ${sentence}`);
  }
  const [first, ...more] = questions.slice(0, MOST_QUESTIONS);
  if (first === undefined) return [{ asked: message, whole: message }];
  return [
    { asked: first, whole: [...told, first].join(' ') },
    ...more.map((asked) => ({ asked, whole: asked })),
  ];
}

/** Two words or more with a question mark. */
const isQuestion = (sentence: string): boolean => /\S \S.*\?/.test(sentence);

function lastAsked(message: string): string {
  return (
    message.match(/¿[^?¿]+\?/g)?.at(-1) ??
    message
      .split(/[.!?]\s+/)
      .filter((sentence) => sentence.trim() !== '')
      .at(-1) ??
    message
  );
}
