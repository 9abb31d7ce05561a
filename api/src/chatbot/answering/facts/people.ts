import { personMeant } from '../../conversation/in-context.js';
import { pages } from '../../knowledge/site-pages.js';
import { type Person, people } from '../../knowledge/team.js';
import type { Answer } from '../answer.js';
import type { Turn } from '../turn.js';

const REACH = ['reach', 'contact', 'email', 'mail', 'write', 'talk', 'speak', 'message', 'call'];
const PAST = [
  'before',
  'background',
  'past',
  'grow',
  'grew',
  'used',
  'previously',
  'history',
  'from',
  'born',
];

const asksFor = (list: readonly string[], text: string): boolean =>
  text.split(/\W+/).some((word) => list.includes(word));

/** Who somebody of the team is, how to reach them, or what they did before. */
export function introduce(
  person: Person,
  { request, state }: Pick<Turn, 'request' | 'state'>,
): Answer {
  const { text } = request;
  const asks = (list: readonly string[]) => asksFor(list, text);
  const isKnown = state.person === person.first && state.topic === 'team';
  const past = `${person.past} Write to ${person.email}.`;
  return {
    text: asks(REACH) ? reach(person) : isKnown || asks(PAST) ? past : tell(person),
    path: pages.team,
    state: { person: person.first, topic: 'team' },
  };
}

const tell = ({ name, role, about, email }: Person): string =>
  `${name} is our ${role}. ${about} Write to ${email}.`;

const reach = ({ name, email }: Person): string =>
  `Write to ${name} at ${email}, or call the studio and ask for ${name.split(' ')[0]}.`;

/** The person that a subject `person-…` introduces. */
export const personOf = (does: string): Person | undefined =>
  people.find(({ first }) => does === `person-${first}`);

/** 'What is her email?' after somebody was introduced. */
export function reachThem(turn: Turn): Answer | undefined {
  const person = themIn(turn);
  if (person === undefined || !asksFor(REACH, turn.request.text)) return undefined;
  return { text: reach(person), path: pages.team, state: { person: person.first, topic: 'team' } };
}

/** 'And where is she from?' after somebody was introduced. */
export function aboutThem(turn: Turn): Answer | undefined {
  const person = themIn(turn);
  return person && introduce(person, turn);
}

/** Whom a request's pronoun means. */
function themIn({ request, state, lastReply }: Turn): Person | undefined {
  const person = personMeant(request.pronoun, { person: state.person, lastReply });
  // 'They' is whoever was last spoken of only right after it; anywhere else it is people in general.
  return request.pronoun === 'they' && state.topic !== 'team' ? undefined : person;
}

/** The one person of the team that a text names; undefined where it names several. */
export function onlyPersonIn(text: string): Person | undefined {
  const [person, ...others] = people.filter(({ name }) =>
    text.includes(name.split(' ')[0] ?? name),
  );
  return others.length === 0 ? person : undefined;
}
