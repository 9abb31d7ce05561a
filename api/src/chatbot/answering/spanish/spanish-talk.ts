import { agencyFacts } from '../../knowledge/agency-facts.js';
import { fillFigures } from '../../knowledge/figures.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Doing } from '../../knowledge/subject.js';
import type { Answer } from '../answer.js';
import { contactStep, mockupStep } from '../next-steps.js';

const { phone, email } = agencyFacts;
const firstCall = fillFigures('{first-call-es}');
const responseTime = fillFigures('{response-time-es}');

/** Where the site does not say it. */
export const spanishUnknown: Answer = {
  text: `No lo sé: solo conozco lo que dice este sitio. Una persona le puede ayudar: ${email}, ${phone} o ${pages.contact}.`,
  steps: [contactStep],
  handover: true,
  isUnknown: true,
};

/** Everything that is known about a subject was said already. */
export const spanishNoMore: Answer = {
  ...spanishUnknown,
  text: `Es todo lo que sé sobre eso. Una persona le puede decir más: llame al ${phone} o escriba a ${email}.`,
};

/** Whoever asks again whether it speaks Spanish needs an opening, not the same sentence. */
export const spanishIndeed: Answer = {
  text: `Sí, en español. Puede preguntar, por ejemplo: «¿Cuánto cuesta una página?» o «¿Cuánto tardan?». Con una persona habla en el ${phone}.`,
};

/** What is said in Spanish where code answers and no figure has to be worked out. */
export const spanishTalk: Readonly<Partial<Record<Doing, Answer>>> = {
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
    text: `Puede elegir una hora libre y reservarla en ${pages.consultation}, o dejar aquí sus datos y la hora que prefiere, y una persona le contesta. La primera llamada de ${firstCall} es gratis; también puede llamar al ${phone}.`,
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
    isAlone: true,
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
  yes: {
    text: `Muy bien. ¿Qué le gustaría saber: precios, tiempos o servicios? Si prefiere, llame al ${phone} o deje sus datos en ${pages.contact}.`,
    steps: [contactStep],
  },
  no: { text: `Está bien. Si necesita algo más, escriba aquí o llame al ${phone}.` },
  repeat: {
    text: `Perdón si no fui claro. Pregunte con otras palabras, o hable con una persona: ${phone} o ${email}.`,
    steps: [contactStep],
  },
  'small-talk': {
    text: 'Gracias. ¿En qué le puedo ayudar? Puede preguntar por servicios, precios, tiempos o el equipo.',
  },
  abilities: {
    text: 'Respondo lo que dice este sitio: servicios, precios, tiempos, horarios, ubicación, equipo y trabajos. También calculo un estimado: diga qué tipo de sitio quiere, cuántas páginas y con qué funciones.',
    steps: [mockupStep, contactStep],
  },
  'off-topic': {
    text: `De eso no sé: solo hablo de Northloop y de sitios web, tiendas, aplicaciones y búsqueda en Google. ¿En qué le ayudo con su sitio? Una persona contesta en el ${phone}.`,
  },
  'not-offered': {
    text: `Eso no está entre los servicios que nombra este sitio: diseño web, desarrollo web, UI/UX, aplicaciones móviles, tiendas en línea y SEO. Una persona le dice si se puede: ${phone} o ${email}.`,
    path: pages.contact,
    steps: [contactStep],
    handover: true,
  },
  injection: {
    text: 'Eso no lo puedo hacer. Con gusto le ayudo con preguntas sobre Northloop: servicios, precios, tiempos o el equipo.',
  },
  hostile: {
    text: `Lamento no haber ayudado. Una persona le atiende en el ${phone} o en ${email}.`,
    steps: [contactStep],
    handover: true,
  },
};
