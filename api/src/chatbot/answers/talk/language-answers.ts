import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import { type Language, languageOf } from '../../understanding/language.js';
import type { AnswerRule } from '../answer.js';
import { contactStep, mockupStep } from '../next-steps.js';
import { SPANISH } from './spanish-answers.js';

const { phone, email, responseTime } = agencyFacts;

const SPANISH_UNKNOWN =
  'No lo sé: solo conozco lo que dice este sitio sobre Northloop, una agencia de diseño y desarrollo web.';

const SPANISH_HANDOVER = `En español solo puedo dar respuestas cortas. Para hablar con una persona, escriba a ${email}, llame al ${phone} o use el formulario en ${pages.contact}; respondemos en un plazo de ${responseTime.replace('hours', 'horas')}. No sé si la respuesta podrá ser en español.`;

/** The way to a person and to an estimate, for whoever writes in a language that is not answered. */
const OTHERS: Readonly<Record<Exclude<Language, 'en' | 'es'>, string>> = {
  fr: `Désolé, je ne réponds qu’en anglais (I answer in English). Une personne lit chaque message : ${email}, ${phone} ou le formulaire ${pages.contact}. Estimation de prix : ${pages.mockup}.`,
  de: `Leider antworte ich nur auf Englisch (I answer in English). Ein Mensch liest jede Nachricht: ${email}, ${phone} oder das Formular ${pages.contact}. Preisschätzung: ${pages.mockup}.`,
  pt: `Desculpe, só respondo em inglês (I answer in English). Uma pessoa lê cada mensagem: ${email}, ${phone} ou o formulário ${pages.contact}. Estimativa de preço: ${pages.mockup}.`,
  it: `Mi dispiace, rispondo solo in inglese (I answer in English). Una persona legge ogni messaggio: ${email}, ${phone} o il modulo ${pages.contact}. Stima del prezzo: ${pages.mockup}.`,
  other: `Sorry, I cannot read this language: I answer in English. A person reads every message at ${email}, ${phone} and ${pages.contact}.`,
};

/** Other languages: a short answer in Spanish, elsewhere a polite word, and a way to a person. */
export const languageAnswer: AnswerRule = ({ question }) => {
  const language = languageOf(question.raw);
  if (language === 'en') return undefined;
  if (language === 'es') {
    const plain = withoutAccents(question.raw.toLowerCase());
    const subject = SPANISH.find(([pattern]) => pattern.test(plain))?.[1];
    const steps = [contactStep, mockupStep];
    if (subject?.isComplete) return { text: subject.text, steps, isForeign: true };
    return {
      text: `${subject?.text ?? SPANISH_UNKNOWN} ${SPANISH_HANDOVER}`,
      ...(subject?.path !== undefined && { path: subject.path }),
      steps,
      handover: true,
      isForeign: true,
      ...(subject === undefined && { isUnknown: true }),
    };
  }
  return { text: OTHERS[language], steps: [contactStep], handover: true, isForeign: true };
};

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
