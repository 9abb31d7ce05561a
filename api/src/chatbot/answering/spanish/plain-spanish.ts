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

/** What a message asks: of a long one its last question, or its last sentence. Prices are asked about the whole of it. */
export function askedInSpanish(message: string): string {
  if (message.length < LONG) return message;
  const asked =
    message.match(/¿[^?¿]+\?/g)?.at(-1) ??
    message
      .split(/[.!?]\s+/)
      .filter((sentence) => sentence.trim() !== '')
      .at(-1) ??
    message;
  return ASKS_PRICE.test(plainSpanish(asked)) ? message : asked;
}
