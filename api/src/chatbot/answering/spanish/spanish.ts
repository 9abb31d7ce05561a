import { agencyFacts } from '../../knowledge/agency-facts.js';
import { fillFigures } from '../../knowledge/figures.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Doing, Subject } from '../../knowledge/subject.js';
import type { Answer } from '../answer.js';
import { contactStep, mockupStep } from '../next-steps.js';
import { leadAnswer } from '../talk/lead.js';
import type { Turn } from '../turn.js';
import { readSpanishProject } from './read-spanish-project.js';
import { spanishDuration, spanishPrice } from './spanish-project.js';

const { phone, email } = agencyFacts;
const firstCall = fillFigures('{first-call-es}');
const responseTime = fillFigures('{response-time-es}');

/** From this score on a subject is answered. Spanish is read by words alone, which say less than meaning does. */
const SURE = 0.36;

/** From this score on a meaning of its own goes before a change of the project. */
const OWN_SCORE = 0.6;

const UNKNOWN: Answer = {
  text: `No lo sé: solo conozco lo que dice este sitio. Una persona le puede ayudar: ${email}, ${phone} o ${pages.contact}.`,
  steps: [contactStep],
  handover: true,
  isUnknown: true,
};

const WORDS: Readonly<Partial<Record<Doing, Answer>>> = {
  greeting: {
    text: 'Hola. Soy el asistente automático de Northloop, una agencia de diseño y desarrollo web. Pregunte por servicios, precios, tiempos o cómo contactarnos.',
  },
  thanks: { text: `De nada, con gusto. Si necesita algo más, escriba aquí o a ${email}.` },
  goodbye: { text: `Hasta luego, y gracias por su visita. Nos encuentra en ${pages.contact}.` },
  handover: {
    text: `Con gusto: llame al ${phone}, escriba a ${email} o deje sus datos aquí. Una persona responde en ${responseTime}; la primera llamada de ${firstCall} es gratis.`,
    steps: [contactStep],
    handover: true,
  },
  booking: {
    text: `No puedo reservar la cita yo mismo: deje sus datos y la hora que prefiere, y una persona la confirma. La primera llamada de ${firstCall} es gratis; también puede llamar al ${phone}.`,
    lead: {},
    handover: true,
  },
  lead: {
    text: `Gracias. Revise el formulario y envíelo; una persona responde en ${responseTime}.`,
    lead: {},
    handover: true,
  },
  complaint: {
    text: `Lo siento mucho. Una persona debe verlo ahora: llame al ${phone} o escriba a ${email}.`,
    steps: [contactStep],
    handover: true,
    isIncident: true,
  },
  deletion: {
    text: `Puede borrar esta conversación con el botón de abajo. Para otros datos escriba a ${email}; una persona los borra.`,
    path: pages.privacy,
    offersDeletion: true,
  },
  discount: {
    text: `No conozco ningún descuento y no puedo prometerlo. Un sitio más pequeño cuesta menos; una persona puede verlo con usted: ${phone}.`,
    steps: [contactStep],
    handover: true,
  },
  hours: {
    text: fillFigures(
      'Estamos en el estudio {hours-es}. Los sábados, los domingos y los días festivos está cerrado.',
    ),
    path: pages.contact,
  },
  nature: {
    text: `Soy un programa: el asistente de este sitio. Para hablar con una persona, llame al ${phone}.`,
  },
  language: {
    text: `Sí, puedo responder en español lo que dice este sitio. Pregunte por servicios, precios, tiempos, horarios o el equipo. No sé si la persona que le responda hablará español.`,
    steps: [contactStep, mockupStep],
    handover: true,
  },
};

/** Answers a message in Spanish, by what the subjects say in Spanish. */
export function spanishAnswer(turn: Turn): Answer {
  const answer = leadInSpanish(turn) ?? byWords(turn);
  return {
    ...answer,
    isForeign: true,
    isFixed: true,
    state: { language: 'es', ...answer.state },
  };
}

function leadInSpanish(turn: Turn): Answer | undefined {
  const lead = leadAnswer(turn);
  return lead && { ...lead, ...WORDS.lead, lead: lead.lead ?? {} };
}

function byWords(turn: Turn): Answer {
  const { meanings, knowledge, state, request } = turn;
  const said = readSpanishProject(request.raw);
  const goesOn = said.kind !== undefined || said.features.length > 0 || said.pages !== undefined;
  const [best] = meanings;
  const subject = best && best.score >= SURE ? knowledge.subject(best.id) : undefined;
  // 'Y con reservas' after a price changes the project, unless it is clearly something else.
  if (goesOn && state.asked === 'price' && (best?.score ?? 0) < OWN_SCORE) {
    return { ...spanishPrice(state.project, said), subject: 'price' };
  }
  if (subject === undefined) return UNKNOWN;
  const answer = wordsOf(subject, turn);
  const isSame = state.subject === subject.id && subject.does !== 'price';
  return { ...(isSame ? { ...UNKNOWN, text: again() } : answer), subject: subject.id };
}

const again = () =>
  `Es todo lo que sé sobre eso. Una persona le puede decir más: llame al ${phone} o escriba a ${email}.`;

function wordsOf({ es, does, page }: Subject, { state, request }: Turn): Answer {
  if (es?.answer !== undefined) return { text: es.answer, path: page };
  const said = readSpanishProject(request.raw);
  if (does === 'price' || does === 'care-price') return spanishPrice(state.project, said, does);
  if (does === 'duration') return spanishDuration(state.project, said);
  return (does && WORDS[does]) ?? UNKNOWN;
}
