import type { ContentEntry } from '@northloop/contracts';
import { PhraseRecognizer } from '../recognizer/phrase-recognizer.js';
import { readRecognizerModel } from '../recognizer/recognizer-file.js';
import { type RecognizerModel, trainRecognizer } from '../recognizer/train-recognizer.js';
import { KnowledgeIndex } from '../search/knowledge-index.js';
import { commonWords } from '../understanding/common-words.js';
import { readQuestion } from '../understanding/read-question.js';
import { Spelling } from '../understanding/spelling.js';
import { cities } from './cities.js';
import { curatedKnowledge } from './curated-knowledge.js';
import { writtenPhrasings } from './phrasings/phrasing-bank.js';
import { phrasingTargets } from './phrasings/phrasing-targets.js';
import { joinSiteContent } from './site/site-content.js';

/** Words of the general rules that no document may have, worth correcting to. */
const RULE_WORDS =
  `discount deposit estimate appointment booking portfolio landing newsletter guarantee
  tomorrow saturday sunday monday tuesday wednesday thursday friday weekend weekends hours address number
  phone person human service services website websites contact salary refund maintenance respond reply answer manage handle instagram`.split(
    /\s+/,
  );

/** What the assistant knows at the moment: its curated base, and the live site's content once that has come. */
export class KnowledgeBase {
  private state: Known = known();

  /** Knows no page of the live site. */
  get recognizer(): PhraseRecognizer {
    return builtRecognizer();
  }

  get index(): KnowledgeIndex {
    return this.state.index;
  }

  get spelling(): Spelling {
    return this.state.spelling;
  }

  /** Takes what the live site says now in place of what it said before. */
  replaceSiteContent(entries: readonly ContentEntry[]): void {
    this.state = build(entries);
  }
}

interface Known {
  index: KnowledgeIndex;
  spelling: Spelling;
}

let curated: Known | undefined;
let recognizer: PhraseRecognizer | undefined;

/** What is known without the live site. It never changes: all bases share it. */
function known(): Known {
  curated ??= build([]);
  return curated;
}

/** Shared as well. Only the sources have to learn first. */
function builtRecognizer(): PhraseRecognizer {
  recognizer ??= new PhraseRecognizer(readRecognizerModel() ?? trainAssistant());
  return recognizer;
}

/** Learns all ways of asking that the assistant knows. */
export function trainAssistant(): RecognizerModel {
  // Phrasings are read like messages.
  return trainRecognizer(
    phrasingTargets((phrasing) => readQuestion(phrasing, known().spelling).text),
  );
}

function build(entries: readonly ContentEntry[]): Known {
  const documents = joinSiteContent(curatedKnowledge, entries);
  const targets = documents.flatMap(({ title, phrasings, keywords = [] }) =>
    wordsOf([title, ...phrasings, ...keywords].join(' ')),
  );
  const others = documents.flatMap(({ answer, text = '' }) => wordsOf(`${answer} ${text}`));
  // Known as they stand, but too many to correct to.
  const asked = writtenPhrasings.flatMap((phrasing) => wordsOf(phrasing));
  const places = cities.flatMap(({ names }) => wordsOf(names.source));
  const spelling = new Spelling(
    [...targets, ...RULE_WORDS],
    [...others, ...asked, ...commonWords, ...places],
  );
  return { index: new KnowledgeIndex(documents), spelling };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}
