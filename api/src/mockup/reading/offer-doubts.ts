import { wordStems } from '../../english/word-stems.js';
import {
  ABBREVIATED_OFFERS,
  DOUBTFUL_HEADS,
  LANGUAGES,
  OFFERING_VERBS,
  PROPER_OFFERS,
} from './vocabulary.js';

/** Tells names, numbers and the like from things that are sold, by how the owner writes them. */
export class OfferDoubts {
  /** Owners who write Every Word Large give no hint by it. */
  private readonly isTitleCase: boolean;

  constructor(private readonly description: string) {
    const words = description.match(/\p{L}{4,}/gu) ?? [];
    const large = words.filter((word) => /^\p{Lu}/u.test(word));
    this.isTitleCase = large.length >= 4 && large.length / words.length > 0.9;
  }

  /** Whether a phrase is rather a person, a place, a brand, a register number or an audience than an offer. */
  has(name: string): boolean {
    const words = name.split(/\s+/);
    const head = words.at(-1)?.toLowerCase() ?? '';
    const [stem = ''] = wordStems(head);
    return (
      /\d{4,}/.test(name) ||
      DOUBTFUL_HEADS.has(head) ||
      DOUBTFUL_HEADS.has(stem) ||
      (words.length === 1 && OFFERING_VERBS.has(head) && /s$/.test(head)) ||
      /^own\s/i.test(name) ||
      (LANGUAGES.has(words[0]?.toLowerCase() ?? '') && words[1] === 'and') ||
      /\b(?:hsa|fsa|id|credit|debit|gift|health) cards?$/i.test(name) ||
      this.isName(name)
    );
  }

  private isName(name: string): boolean {
    const at = this.description.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0) return false;
    const written = this.description.slice(at, at + name.length);
    const words = written.split(/\s+/);
    const head = words.at(-1) ?? '';
    if (/^\p{Lu}{2,6}$/u.test(written)) return !ABBREVIATED_OFFERS.has(written.toLowerCase());
    if (this.isTitleCase || !/^\p{Lu}\p{L}*\p{Ll}/u.test(head)) return false;
    const isStart = /(?:^|[.!?:;•*\n–—-])\s*["“]?$/u.test(this.description.slice(0, at));
    // 'Deb and Arlys'
    const isPair = /^\s+(?:and|&|\+)\s+\p{Lu}\p{Ll}/u.test(
      this.description.slice(at + name.length),
    );
    return !(words.length === 1 && isStart && !isPair) && !PROPER_OFFERS.has(head.toLowerCase());
  }
}
