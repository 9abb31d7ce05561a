import { ModelError } from '../../language-model/model-error.js';
import { agencyFacts } from '../knowledge/agency-facts.js';
import type { KnowledgeDocument } from '../knowledge/knowledge-document.js';
import { pages } from '../knowledge/site-pages.js';

/** Figures that must not be invented: money, percentages and durations. */
const FIGURES: readonly RegExp[] = [
  /[$€£] ?\d[\d,.]*\d ?k?\b|[$€£] ?\d\b|\b\d[\d,.]* ?(?:dollars|usd|bucks|euros?)\b/gi,
  /\b\d+(?:[.,]\d+)? ?(?:%|percent\b)/gi,
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty)(?: to (?:\d+|[a-z]+)|[-–]\d+)? (?:minutes?|hours?|business days?|days?|weeks?|months?|years?)\b/gi,
];

const ADDRESS =
  /\bhttps?:\/\/[^\s)]+|\bwww\.[^\s)]+|\b[\w.+-]+@[\w-]+\.[\w.]+|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/gi;
const PATH = /(?<![\w/:.])\/[a-z#][\w\-/#]*/gi;
const PROMISE = /\b(?:guarantee[ds]?|promise[ds]?|garantiz\w+|promet\w+)\b/i;
const DENIAL = /\b(?:no|not|never|cannot|can't|can’t|don't|don’t|nor|without|neither)\b/i;
const LEAK = /<\/?visitor|draft answer|as json|these rules|system prompt/i;

/** Detects statements of a model that are not in the facts. */
export class ReplyGuard {
  private readonly facts: string;
  private readonly paths: ReadonlySet<string>;

  /** @param hint further text that counts as fact */
  constructor(documents: readonly KnowledgeDocument[], hint: string) {
    this.facts = [
      ...documents.map(({ title, answer }) => `${title} ${answer}`),
      Object.values(agencyFacts).join(' '),
      hint,
    ]
      .join(' ')
      .toLowerCase();
    this.paths = new Set([...Object.values(pages), ...documents.map(({ path }) => path)]);
  }

  /**
   * Checks one sentence.
   * @throws ModelError 'unfounded' if it states something that is not in the facts
   */
  check(sentence: string): void {
    const text = sentence.toLowerCase();
    for (const pattern of [...FIGURES, ADDRESS]) {
      for (const [figure] of text.matchAll(pattern)) {
        if (!this.facts.includes(figure.replace(/[.,]$/, '')))
          throw unfounded('a figure or address');
      }
    }
    for (const [path] of text.matchAll(PATH)) {
      if (!this.paths.has(path.replace(/[.,/]+$/, ''))) throw unfounded('a page');
    }
    if (PROMISE.test(text) && !DENIAL.test(text)) throw unfounded('a promise');
    if (LEAK.test(text)) throw unfounded('its instructions');
  }
}

function unfounded(what: string): ModelError {
  return new ModelError('unfounded', `The reply contains ${what} that the facts do not contain`);
}
