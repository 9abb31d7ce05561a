import type { Person } from './business-facts.js';
import { ROLES } from './vocabulary.js';

const FIRST = String.raw`(?:\p{Lu}\p{Ll}[\p{L}'’-]*|\p{Lu}\.)`;
const FULL = String.raw`${FIRST}(?:\s+(?:${FIRST}|de|van|von|al|la))*\s+\p{Lu}[\p{L}'’-]+|\p{Lu}\p{Ll}[\p{L}'’-]+`;

const DOCTOR = new RegExp(
  String.raw`\b(Drs?\.?|Pastor|Chef|Coach|Rev\.?|Rabbi|Imam|Father|Attorney|Master|Sensei|Sister)\s+(${FULL})`,
  'gu',
);
const SELF = new RegExp(
  String.raw`\b(?:[Ii]['’]?m|[Ii] am|[Mm]y name is|[Tt]his is|[Mm]y name['’]s|[Nn]ame['’]s)\s+(${FIRST}(?:\s+\p{Lu}[\p{L}'’-]+){0,2})(?![\p{L}'’-])`,
  'gu',
);
const BY = new RegExp(
  String.raw`\b(?:owned(?: and (?:run|operated))? by|run by|started by|founded by|led by|operated by|taught by|made by|built by|owners?|founders?|with|by|and)\s+(?:the\s+)?(?:(?:sisters|brothers|sisters-in-law|siblings|husband and wife|spouses|friends|owners?|founders?|chefs?|couple|father and son|mother and daughter)\s+)?(${FIRST}(?:\s+\p{Lu}[\p{L}'’-]+){0,2})(?:\s+(?:and|&)\s+(${FIRST}(?:\s+\p{Lu}[\p{L}'’-]+){0,2}))?`,
  'gu',
);
const NAMED_ROLE = new RegExp(
  String.raw`\b(${[...ROLES].map((role) => `[${role.charAt(0).toUpperCase()}${role.charAt(0)}]${role.slice(1)}`).join('|')})(?:\s+(?:and|&)\s+[a-z]+)?[,:]?\s+(${FIRST}\s+\p{Lu}[\p{L}'’-]+)`,
  'gu',
);

/** 'Tom and Lisa Berg help …' */
const COUPLE =
  /(?:^|[.!?\n]\s*|\bwe are |\bby )(\p{Lu}\p{Ll}+\s+(?:and|&)\s+\p{Lu}\p{Ll}+\s+\p{Lu}[\p{L}'’-]+)(?=\s+\p{Ll}|[.,])/gu;

/** Words that begin with a capital and are no names of people. */
const NO_NAME =
  /\b(?:Saint|St|Lake|County|Avenue|Ave|Street|North|South|East|West|Northeast|Minnesota|Minneapolis|Duluth|Twin|Cities|English|Spanish|Hmong|Somali|Delta|Blue|Medica|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Our|We|The|And|Your|Free|Certified|Licensed|Medicare|Medicaid|Apple|Google|Microsoft|American|Native|Korean|Japanese|Thai|Mexican|Italian|French|German|Norwegian|Swedish|Native|Shopify|Square|Online|New|Master|Head|No|In|On|At|For|Not|Just|All|Also|Hi|Hello)\b/u;

/** The people whom a description names, with their roles where it tells them. */
export function peopleIn(text: string, places: readonly string[]): Person[] {
  const people = new Map<string, Person>();
  const add = (name: string | undefined, role: string | undefined) => {
    const clean = name?.replace(/['’]s?$/, '').trim();
    if (!clean || NO_NAME.test(clean) || clean.length > 40) return;
    if (places.some((place) => place === clean || clean.startsWith(`${place} `))) return;
    if ([...people.keys()].some((known) => known.includes(clean))) return;
    people.set(clean, { name: clean, role: role?.toLowerCase() ?? roleBeside(text, clean) });
  };
  for (const [, title = '', name = ''] of text.matchAll(DOCTOR)) {
    const short = title.replace(/\.$/, '');
    if (/^Drs?$/.test(short)) add(`Dr. ${name}`, undefined);
    else add(name, short === 'Rev' ? 'pastor' : short);
  }
  for (const [, name] of text.matchAll(SELF)) add(name, undefined);
  for (const [, role, name] of text.matchAll(NAMED_ROLE)) add(name, role);
  for (const [, names] of text.matchAll(COUPLE)) add(names, undefined);
  for (const [whole, first, second] of text.matchAll(BY)) {
    const isOnly = !/\s/.test(first ?? '') && second === undefined;
    const isMaking =
      /^(?:owned|run|started|founded|led|operated|taught|sisters|owner|founder)/i.test(whole);
    if (isOnly && !isMaking) continue;
    if (
      !isMaking &&
      /^(?:with|by|and|made|built)/i.test(whole) &&
      !second &&
      !roleBeside(text, first ?? '')
    )
      continue;
    add(first, undefined);
    add(second, undefined);
  }
  return [...people.values()].slice(0, 4);
}

/** A role right after or before a name: 'Ana Ruiz, owner', 'our chef Ana Ruiz'. */
function roleBeside(text: string, name: string): string | undefined {
  const at = text.indexOf(name);
  if (at < 0) return undefined;
  const after = /^,?\s+(?:is|the|our|a|an|,|\s)*\s*(?:[a-z-]+\s+)?([a-z-]+)/i.exec(
    text.slice(at + name.length),
  )?.[1];
  const before = /([a-z-]+),?\s+$/i.exec(text.slice(0, at))?.[1];
  return [after, before]
    .map((word) => word?.toLowerCase())
    .find((word) => word !== undefined && ROLES.has(word));
}
