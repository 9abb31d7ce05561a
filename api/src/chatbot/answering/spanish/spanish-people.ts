import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import { type Person, people } from '../../knowledge/team.js';
import type { Answer } from '../answer.js';
import { plainSpanish } from './plain-spanish.js';

/** What the team page says of each person. */
const ABOUT: Readonly<Record<string, string>> = {
  maya: 'es la fundadora y directora creativa. Fundó el estudio en 2019 y dibuja el primer boceto de casi todo lo que hacemos.',
  theo: 'es el desarrollador principal. Trabaja con TypeScript, React, Node.js y PostgreSQL, y cada mes prueba la restauración de una copia de seguridad.',
  priya:
    'se encarga del SEO y del contenido. Antes fue reportera en el periódico de un pueblo; hoy lleva la búsqueda local, las auditorías y el informe mensual de una página.',
  lena: 'es la ingeniera de aplicaciones móviles. Hace apps para iPhone y Android con Swift, Kotlin y React Native, y las prueba con guantes.',
  sam: 'se encarga de la experiencia de usuario (UX). Ha hecho más de 300 sesiones de prueba con usuarios y revisa cada lanzamiento según WCAG 2.2.',
  gabe: 'lleva los proyectos: cuida las fechas, el alcance y los presupuestos, y ha capacitado a la gente de más de 80 clientes.',
};

const REACH = / (correo|email|contacto|contactar|escribir|escribo|hablar con|numero|telefono) /;

/** Who somebody of the team is. */
export function spanishPerson(does: string): Answer | undefined {
  const person = people.find(({ first }) => does === `person-${first}`);
  return person && about(person, `${person.name} ${ABOUT[person.first] ?? ''}`);
}

/**
 * 'Y su correo' right after somebody was introduced.
 * @param first of the person spoken of, in lower case
 */
export function spanishReach(message: string, first: string | undefined): Answer | undefined {
  const person = people.find((one) => one.first === first);
  const text = plainSpanish(message);
  if (person === undefined || !REACH.test(text) || !/ (su|sus|con el|con ella|le) /.test(text)) {
    return undefined;
  }
  return about(
    person,
    `Llame al ${agencyFacts.phone} y pregunte por ${person.name.split(' ')[0]}.`,
  );
}

const about = ({ first, email }: Person, text: string): Answer => ({
  text: `${text} Correo: ${email}.`,
  path: pages.team,
  state: { person: first, topic: 'team' },
});
