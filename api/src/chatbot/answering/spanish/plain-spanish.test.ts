import { describe, expect, it } from 'vitest';
import { plainSpanish, spanishQuestion } from './plain-spanish.js';

describe('plain Spanish', () => {
  it('has no accents and no capitals, and commas for all marks', () => {
    expect(plainSpanish('¿Cuánto cuesta? Somos TRES, más o menos.')).toBe(
      ' cuanto cuesta , somos tres , mas o menos ',
    );
  });
});

describe('the question of a Spanish message', () => {
  it.each([
    ['Buenos días. ¿En qué horario atienden?', 'en que horario atienden'],
    ['Hola, ¿dónde están?', 'donde estan'],
    ['oiga disculpe, cuanto cobran', 'cuanto cobran'],
    ['Buenas tardes tengo una pregunta, hacen logos?', 'hacen logos'],
    ['me pasa su telefono por favor, gracias', 'me pasa su telefono'],
    ['hola', 'hola'],
    ['Buenas tardes', 'buenas tardes'],
    ['gracias', 'gracias'],
    ['Buenas noticias para mi pagina', 'noticias para mi pagina'],
  ])('of %j is %j', (message, question) => {
    expect(spanishQuestion(message)).toBe(question);
  });
});
