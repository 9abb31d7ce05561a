import type { WebsiteType } from '@northloop/contracts';
import {
  continueProject,
  type Project,
  serviceOf,
  websiteTypeOf,
} from '../../conversation/project.js';
import { fillFigures } from '../../knowledge/figures.js';
import { pages, servicePages } from '../../knowledge/site-pages.js';
import type { ServiceTopic } from '../../knowledge/topic.js';
import { estimateProject } from '../../project-quote.js';
import type { ProjectKind, ProjectWords } from '../../reading/reading.js';
import type { Answer } from '../answer.js';
import { contactStep, mockupStep } from '../next-steps.js';
import { spanishNameOf } from './spanish-features.js';

const NAMES: Readonly<Record<WebsiteType, string>> = {
  business: 'un sitio web de negocio',
  ecommerce: 'una tienda en línea',
  portfolio: 'un sitio de portafolio',
  blog: 'un blog',
  landing: 'una página de aterrizaje (una sola página)',
};

const TIMELINES: Readonly<Record<ServiceTopic, string>> = {
  'web-design': '{timeline-web-es}',
  'web-development': '{timeline-web-es}',
  'ui-ux-design': '{timeline-ui-ux-es}',
  'mobile-apps': '{timeline-apps-es}',
  ecommerce: '{timeline-ecommerce-es}',
  seo: '{timeline-seo-es}',
};

/** The price of the project that a Spanish conversation is about. */
export function spanishPrice(
  before: Project,
  said: ProjectWords,
  does: 'price' | 'care-price' = 'price',
): Answer {
  const steps = [mockupStep, contactStep];
  if (does === 'care-price') {
    return {
      text: fillFigures(
        `Nuestras estimaciones cuentan un plan de mantenimiento de {care-plan-price-es}; los primeros tres meses están en el total.`,
      ),
      steps,
      state: { asked: 'care-price' },
    };
  }
  const project = continueProject(before, said);
  const type = websiteTypeOf(project.kind ?? 'business');
  const state = { asked: 'price', project } as const;
  if (type === undefined) {
    return {
      text: fillFigures(
        `No tengo una cifra para eso: depende del trabajo. Después de una llamada gratis de {first-call-es} recibe el precio por escrito.`,
      ),
      path: servicePages[serviceOf(project.kind ?? 'business')],
      steps,
      state,
    };
  }
  const { total, range } = estimateProject(type, project.features, project.pages);
  const size =
    project.pages === undefined || type === 'landing'
      ? ''
      : ` de ${project.pages} ${project.pages === 1 ? 'página' : 'páginas'}`;
  const names = project.features.map(spanishNameOf);
  const extras = names.length === 0 ? '' : ` con ${new Intl.ListFormat('es').format(names)}`;
  return {
    text: fillFigures(
      `Para ${NAMES[type]}${size}${extras} nuestra estimación es ${total} (${range.replace(' to ', ' a ')}). Es una estimación, no una oferta; después de una llamada gratis de {first-call-es} recibe el precio por escrito. Vea qué incluye en ${pages.mockup}.`,
    ),
    steps,
    state,
  };
}

/** The answer to whoever tells in Spanish what they need, and asks nothing. */
export function spanishOffer(before: Project, said: ProjectWords): Answer {
  const price = spanishPrice(before, said);
  return { ...price, text: `Con gusto le ayudamos. ${price.text}` };
}

/** How long the project of a Spanish conversation takes. */
export function spanishDuration(before: Project, said: ProjectWords): Answer {
  const kind: ProjectKind | undefined = said.kind ?? before.kind;
  const state = { asked: 'duration', project: continueProject(before, said) } as const;
  if (kind === undefined) {
    return {
      text: fillFigures(
        `Depende del trabajo: un sitio web tarda normalmente de ${TIMELINES['web-development']}, una tienda en línea de ${TIMELINES.ecommerce} y una aplicación móvil de ${TIMELINES['mobile-apps']}.`,
      ),
      steps: [contactStep],
      state,
    };
  }
  const service = serviceOf(kind);
  return {
    text: fillFigures(
      `Eso tarda normalmente de ${TIMELINES[service]}, desde el depósito hasta que está listo.`,
    ),
    path: servicePages[service],
    steps: [contactStep],
    state,
  };
}
