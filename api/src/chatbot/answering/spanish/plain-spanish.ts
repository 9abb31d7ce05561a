/** Words that open a message and ask nothing. */
const OPENING =
  /^(?:(?:hola|buenas?|buenos|dias|tardes|noches|muy|que tal|que onda|saludos|oiga|oye|oigan|disculpen?|perdone?|amigos?|bueno|una pregunta|tengo una (?:pregunta|duda)|le hago una pregunta)(?= )[ ,]*)+/;

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
