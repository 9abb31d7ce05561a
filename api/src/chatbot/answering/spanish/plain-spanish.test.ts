import { describe, expect, it } from 'vitest';
import { plainSpanish, questionsInSpanish, spanishQuestion } from './plain-spanish.js';

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

describe('the questions of a Spanish message', () => {
  const asked = (message: string) =>
    questionsInSpanish(message).map((question) => question.asked.trim());

  it.each([
    ['¿Dónde están? ¿Y a qué hora abren?', ['¿Dónde están?', '¿Y a qué hora abren?']],
    ['donde estan? a que hora abren?', ['donde estan?', 'a que hora abren?']],
    ['Quiero una página. ¿Cuánto tardan?', ['¿Cuánto tardan?']],
    ['cuanto cuesta una pagina', ['cuanto cuesta una pagina']],
    ['me la puedo llevar? o se queda ahi', ['me la puedo llevar? o se queda ahi']],
    ['hola?', ['hola?']],
  ])('of %j are %j', (message, questions) => {
    expect(asked(message)).toEqual(questions);
  });

  it('takes what is told to the first of them', () => {
    const [first, second] = questionsInSpanish(
      'Tengo una panadería. ¿Cuánto cuesta? ¿Dónde están?',
    );
    expect(first?.whole).toContain('panadería');
    expect(second?.whole).not.toContain('panadería');
  });
});
