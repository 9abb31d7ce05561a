import { siteConfig } from '@northloop/contracts';
import { ModelError } from '../../language-model/model-error.js';
import type { Fact } from '../chat-engine.js';
import { pages } from '../knowledge/site-pages.js';
import { readAddresses } from './guard/addresses.js';
import { type Claim, claimsIn } from './guard/claims.js';
import { figuresIn } from './guard/figures.js';
import { countSpanish, holds, namesIn, wordsOf } from './guard/names.js';
import { MARKUP, plainText } from './guard/plain-text.js';
import { subjectsOf } from './guard/subjects.js';

const LEAK =
  /<\/?visitor|draft answer|as json|\bjson\b|these rules|system prompt|my (?:instructions|prompt)|\bthe (?:provided |given )?(?:facts|context) (?:say|state|provided|given|above|below|do|does)/i;

/** Work for somebody whom only the visitor has named: "Did you work for Acme?" is no proof. */
const WORK_FOR_OTHERS =
  /\b(?:we|our team|northloop)(?:'ve| have| has)?(?: also| recently| already| proudly| just)* (?:built|worked|designed|made|launched|redesigned|helped|partnered|served|created|developed|done)\b|\bour clients?\b|\b(?:past|former|current) clients?\b/i;

/** What a fact says, and about what. */
interface Statement {
  subjects: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  claims: ReadonlySet<string>;
}

/**
 * Detects statements of a model that are not in the facts. What the visitor wrote is no fact, but names from it may be
 * repeated.
 */
export class ReplyGuard {
  private readonly statements: readonly Statement[];
  private readonly names: ReadonlySet<string>;
  private readonly visitorsNames: ReadonlySet<string>;
  private readonly addresses: ReadonlySet<string>;
  private subjects: readonly string[] = [];

  /** @param said all that the visitor has written */
  constructor(facts: readonly Fact[], said: string) {
    const texts = facts.map(({ title, text }) => plainText(`${title}\n${text}`));
    const readTexts = texts.map(readAddresses);
    this.statements = readTexts.map(({ rest }) => ({
      subjects: subjectsOf(rest),
      figures: figuresIn(rest),
      claims: new Set(claimsIn(rest).map(({ words }) => words)),
    }));
    this.names = wordsOf(`${siteConfig.name} ${texts.join(' ')}`);
    this.visitorsNames = wordsOf(plainText(said));
    this.addresses = new Set([
      ...Object.values(pages),
      ...facts.map(({ path }) => path),
      ...readTexts.flatMap(({ found }) => found),
    ]);
  }

  /**
   * Checks one sentence.
   * @throws ModelError 'unfounded' if it states something that is not in the facts
   */
  check(sentence: string): void {
    if (LEAK.test(sentence)) throw unfounded('its instructions');
    if (MARKUP.test(sentence)) throw unfounded('markup');
    const { found, rest } = readAddresses(plainText(sentence));
    if (!found.every((address) => this.addresses.has(address))) throw unfounded('an address');
    this.checkNames(rest);
    const claims = claimsIn(rest);
    this.turnTo(rest, claims);
    for (const figure of figuresIn(rest)) {
      if (!this.states(({ figures }) => figures.has(figure))) throw unfounded('a figure');
    }
    for (const { kind, words } of claims) {
      if (!this.states((statement) => statement.claims.has(words))) throw unfounded(kind);
    }
  }

  /** Notes what a sentence is about. "It is free." is about what the sentence before was about. */
  private turnTo(text: string, claims: readonly Claim[]): void {
    const claimed = new Set(claims.flatMap(({ words }) => [...subjectsOf(words)]));
    // The subjects of Spanish sentences cannot be compared with English facts.
    const isSpanish = countSpanish(text) >= 2;
    const subjects = [...subjectsOf(text)].filter((subject) => !claimed.has(subject));
    if (isSpanish) this.subjects = [];
    else if (subjects.length > 0) this.subjects = subjects;
  }

  private checkNames(text: string): void {
    for (const name of namesIn(text)) {
      if (holds(this.names, name)) continue;
      if (!holds(this.visitorsNames, name) || WORK_FOR_OTHERS.test(text)) {
        throw unfounded('a name');
      }
    }
  }

  /** Whether a fact says so about one of the present subjects; about anything if there are none. */
  private states(says: (statement: Statement) => boolean): boolean {
    return this.statements.some(
      (statement) =>
        says(statement) &&
        (this.subjects.length === 0 || this.subjects.some((one) => statement.subjects.has(one))),
    );
  }
}

function unfounded(what: string): ModelError {
  return new ModelError('unfounded', `The reply contains ${what} that the facts do not contain`);
}
