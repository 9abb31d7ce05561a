import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';

const { phone, email } = agencyFacts;

/** A short answer in Spanish, and the page that it comes from. */
export interface SpanishAnswer {
  text: string;
  path?: string;
  /** Nothing more needs to be said: no way to a person behind it. */
  isComplete?: boolean;
}

/**
 * Short answers by subject; the first whose words are in the message is given. The message is in lower case
 * and without accents.
 */
export const SPANISH: ReadonlyArray<readonly [RegExp, SpanishAnswer]> = [
  [
    /^(muchas |mil )?gracias\b[^?]*$|^(adios|hasta (luego|pronto)|chao)\b/,
    {
      text: `De nada, con gusto. Si necesita algo más, escriba aquí o a ${email}.`,
      isComplete: true,
    },
  ],
  [
    /no funciona|caid[ao]|queja|reclam|enojad|molest[oa]|nadie (contesta|responde)|urgente|estafa|sirve para nada/,
    {
      text: `Lo siento. Una persona debe verlo: llame al ${phone} o escriba a ${email}.`,
      path: pages.contact,
    },
  ],
  [
    /trabajo\b(?!s)|empleos?|vacantes?|contratan|curriculum|practicas|puestos?/,
    {
      text: `Hay cuatro puestos abiertos, todos de tiempo completo: Senior Web Developer, Product Designer, Local Search Specialist y Client Operations Coordinator. Están en ${pages.careers}.`,
      path: pages.careers,
    },
  ],
  [
    /\b(cita|reunion|consulta|llamada|hablar con|atienda|persona real|humano|asesor|llamen)\b/,
    {
      text: `Con gusto: llame al ${phone} o escriba a ${email}. La primera llamada de 30 minutos es gratis.`,
      path: pages.contact,
    },
  ],
  [
    /deposito|adelantado|anticipo|forma de pago|pagar|plazos de pago|mensualidades/,
    {
      text: `Normalmente se paga un depósito del 50% antes de empezar y el resto en las etapas de la propuesta. Lo explica ${pages.terms}.`,
      path: pages.terms,
    },
  ],
  [
    /\bseo\b.*cuanto|cuanto.*\b(seo|posicionamiento)\b/,
    {
      text: `No tengo una cifra para SEO: depende del sitio. La auditoría es gratis. Más en ${pages.seo}.`,
      path: pages.seo,
    },
  ],
  [
    /cuanto (tiempo|tarda|demora|dura)|en cuanto tiempo|cuando (esta|pueden|estaria)|plazos?/,
    {
      text: 'Un sitio web tarda normalmente de seis a diez semanas, una tienda en línea de ocho a catorce semanas y una aplicación móvil de tres a seis meses.',
      path: pages.contact,
    },
  ],
  [
    /cuanto|precios?|presupuesto|cotizacion|costos?|tarifas?|\bcaro\b|barato|cobran/,
    {
      text: `El generador de maquetas en ${pages.mockup} le da una estimación en un minuto; es una estimación, no una oferta. La primera llamada de 30 minutos es gratis y después recibe el precio por escrito.`,
      path: pages.mockup,
    },
  ],
  [
    /horarios?|abiert[oa]s?|\babren|cierran|sabados?|domingos?|fin de semana/,
    {
      text: 'Atendemos de lunes a viernes, de 8 am a 6 pm, hora central.',
      path: pages.contact,
    },
  ],
  [
    /datos|informacion (mia|personal)|mi informacion|privacidad|cookies|guardan/,
    {
      text: `No vendemos sus datos. Guardamos lo que usted nos envía para responderle y lo borramos según ${pages.privacy}; esta conversación, a los 90 días.`,
      path: pages.privacy,
    },
  ],
  [
    /fundador|fund[oa]|duen[oa]|jef[ea]|equipo|cuantas personas|quienes? (son|es|trabaja)/,
    {
      text: `Somos seis personas. Maya Lindqvist fundó el estudio en 2019. El equipo está en ${pages.team}.`,
      path: pages.team,
    },
  ],
  [
    /donde|ubicad|direccion|oficina|queda/,
    { text: `Nuestra oficina está en ${agencyFacts.office}.`, path: pages.contact },
  ],
  [
    /\b(espanol|castellano|idioma|ingles)\b/,
    { text: 'Puedo dar respuestas cortas en español.', path: pages.contact },
  ],
  [
    /ejemplos?|portafolio|sus trabajos|clientes|han hecho/,
    { text: `Nuestros trabajos recientes están en ${pages.portfolio}.`, path: pages.portfolio },
  ],
  [
    /tiendas?|vender|comercio|ventas en linea/,
    {
      text: `Sí: hacemos tiendas en línea con Shopify, WooCommerce, BigCommerce o a medida. Más en ${pages.ecommerce}.`,
      path: pages.ecommerce,
    },
  ],
  [
    /\bapps?\b|aplicacion|movil|celular|iphone|android/,
    {
      text: `Sí: hacemos aplicaciones móviles para iPhone y Android. Más en ${pages.mobileApps}.`,
      path: pages.mobileApps,
    },
  ],
  [
    /posici?on|\bseo\b|google|buscador/,
    {
      text: `Sí: hacemos posicionamiento en buscadores (SEO). Más en ${pages.seo}.`,
      path: pages.seo,
    },
  ],
  [
    /restaurantes?|negocios?|empresas? (pequen|local)|panaderias?|salon|clinicas?/,
    {
      text: `Trabajamos sobre todo con negocios locales: restaurantes, panaderías, clínicas, talleres y tiendas. Más en ${pages.localBusiness}.`,
      path: pages.localBusiness,
    },
  ],
  [
    /telefono|numero|correo|e-?mail|contact/,
    { text: `Teléfono ${phone}, correo ${email}.`, path: pages.contact },
  ],
  [
    /servicios?|ofrecen|pagina|sitios?|dise[nñ]|desarroll|web/,
    {
      text: 'Ofrecemos seis servicios: diseño web, desarrollo web, diseño UI/UX, aplicaciones móviles, comercio electrónico y SEO.',
      path: pages.services,
    },
  ],
  [
    /^(hola|buen[oa]s)\b.{0,20}$/,
    {
      text: 'Hola. Soy el asistente automático de Northloop, una agencia de diseño y desarrollo web.',
    },
  ],
];
