import { cities, cityNamed } from '../../knowledge/cities.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer } from '../answer.js';
import { contactStep } from '../next-steps.js';
import type { Turn } from '../turn.js';

const ZONES: ReadonlyArray<readonly [string, string]> = [
  ['Monday to Friday', 'de lunes a viernes'],
  [' to ', ' a '],
  [' Central', ', hora central'],
  [' Eastern', ', hora del este'],
  [' Pacific', ', hora del Pacífico'],
];

const NAMES: Readonly<Record<string, string>> = {
  'New York': 'Nueva York',
  'Los Angeles': 'Los Ángeles',
};

/** Whether we work in a place, and its line. */
export function spanishCity({ request, state }: Pick<Turn, 'request' | 'state'>): Answer {
  const spoken = / nueva york/i.test(` ${request.raw}`) ? 'New York' : request.place;
  const city = cityNamed(spoken ?? (request.elsewhere === undefined ? state.city : undefined));
  if (city === undefined) {
    return {
      text: 'Nuestra oficina está en Maple Grove, Minnesota, y tenemos líneas en Minneapolis, Chicago, Nueva York y Los Ángeles. De otros lugares el sitio no habla; también trabajamos por video, y una persona le dice si se puede.',
      path: pages.localBusiness,
      steps: [contactStep],
    };
  }
  const hours = ZONES.reduce(
    (text, [english, spanish]) => text.replace(english, spanish),
    city.hours,
  );
  const office = city === cities[0] ? '' : ' La oficina está en Maple Grove, Minnesota.';
  return {
    text: `Sí, trabajamos con clientes en ${NAMES[city.name] ?? city.name}. La línea local es ${city.phone}, ${hours}.${office}`,
    path: pages.localBusiness,
    state: { city: city.name },
  };
}
