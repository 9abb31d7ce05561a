import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Language } from '../../reading/reading.js';
import type { Answer } from '../answer.js';
import { contactStep, mockupStep } from '../next-steps.js';

const { phone, email } = agencyFacts;

/** The way to a person and to an estimate, for whoever writes in a language that is not answered. */
const TEXTS: Readonly<Record<Exclude<Language, 'en' | 'es'>, string>> = {
  fr: `Désolé, je ne réponds qu’en anglais (I answer in English). Une personne lit chaque message : ${email}, ${phone} ou le formulaire ${pages.contact}. Estimation de prix : ${pages.mockup}.`,
  de: `Leider antworte ich nur auf Englisch (I answer in English). Ein Mensch liest jede Nachricht: ${email}, ${phone} oder das Formular ${pages.contact}. Preisschätzung: ${pages.mockup}.`,
  pt: `Desculpe, só respondo em inglês (I answer in English). Uma pessoa lê cada mensagem: ${email}, ${phone} ou o formulário ${pages.contact}. Estimativa de preço: ${pages.mockup}.`,
  it: `Mi dispiace, rispondo solo in inglese (I answer in English). Una persona legge ogni messaggio: ${email}, ${phone} o il modulo ${pages.contact}. Stima del prezzo: ${pages.mockup}.`,
  other: `Sorry, I cannot read this language: I answer in English. A person reads every message at ${email}, ${phone} and ${pages.contact}.`,
};

/** One honest sentence and a person, in the visitor's language where it is known. */
export function foreignAnswer(language: Exclude<Language, 'en' | 'es'>): Answer {
  return {
    text: TEXTS[language],
    steps: [contactStep, mockupStep],
    handover: true,
    isForeign: true,
    isFixed: true,
  };
}
