import { cities, cityNamed } from '../../knowledge/cities.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer } from '../answer.js';
import type { Turn } from '../turn.js';

/** Whether we work in a place, and its line. A place that is none of the four cities is answered honestly. */
export function cityAnswer({ request, state }: Turn): Answer {
  const city = cityNamed(
    request.place ?? (request.elsewhere === undefined ? state.city : undefined),
  );
  if (city === undefined) {
    const place = request.elsewhere ?? 'other places';
    return {
      text: `Our office is in Maple Grove, and we have lines for ${names()}. The pages do not speak of ${place}, but we also work by video and visit when a project calls for it. A person can tell you how that would go.`,
      path: pages.localBusiness,
    };
  }
  const office = city === cities[0] ? '' : ' Our office itself is in Maple Grove, Minnesota.';
  return {
    text: `Yes, we work with clients in ${city.name}. ${city.note} The local line is ${city.phone}, ${city.hours}.${office}`,
    path: pages.localBusiness,
    state: { city: city.name },
  };
}

const names = () => new Intl.ListFormat('en-US').format(cities.map(({ name }) => name));
