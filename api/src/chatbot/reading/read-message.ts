import { sentencesOf } from '../../english/tokens.js';
import { languageOf } from './language/language.js';
import { splitLetter, tidy } from './language/plain-text.js';
import { amountsIn } from './project/amounts.js';
import { joinProjects, projectIn } from './project/project-words.js';
import type { MessageRequest, ProjectWords, Reading } from './reading.js';
import type { Piece } from './requests/piece.js';
import { backReference, isQuestion, isWish } from './requests/question-form.js';
import { splitRequests } from './requests/split-requests.js';
import { contactIn } from './visitor/contact-data.js';
import { placeIn } from './visitor/places.js';
import { timesIn } from './visitor/wished-time.js';

/** Most requests that are answered at once; of more, the last ones count. */
const MOST_REQUESTS = 3;

/**
 * Reads one message of a visitor by itself: what it asks and tells, in which language, and how to reach the visitor.
 * @param message as written, of any length
 */
export function readMessage(message: string): Reading {
  const text = withApartSlashes(tidy(message)).replaceAll(' & ', ' and ');
  const { body, signature } = splitLetter(text);
  const { requests, story, sentences } = splitRequests(body);
  const read = requests.map(requestOf);
  const time = [...story, ...requests]
    .map(({ raw }) => timesIn(raw).time)
    .findLast((said) => said !== undefined);
  return {
    text,
    language: languageOf(body),
    requests: withEarlier(read, story.map(requestOf)),
    sentences,
    contact: contactIn(
      text,
      sentencesOf(body).flatMap(({ tokens }) => tokens),
      signature,
    ),
    ...(time !== undefined && { time }),
  };
}

/** 'Price/how long' has two questions. */
const withApartSlashes = (text: string) =>
  text.replace(/(\p{L})\/(?=(?:how|what|when|where|who|why|can|do|is)\b)/giu, '$1 / ');

function requestOf({ raw, plain, tokens }: Piece): MessageRequest {
  const { deadline } = timesIn(raw);
  return {
    text: plain,
    raw,
    isQuestion: isQuestion(raw, tokens),
    isWish: isWish(tokens),
    ...backReference(tokens),
    amounts: amountsIn(tokens),
    project: projectIn(tokens),
    ...placeIn(sentencesOf(raw).flatMap((sentence) => sentence.tokens)),
    ...(deadline !== undefined && { deadline }),
  };
}

/** The last requests. The first of them also gets what was said before about the project, the budget and the deadline. */
function withEarlier(
  requests: readonly MessageRequest[],
  story: readonly MessageRequest[],
): MessageRequest[] {
  const [first, ...later] = requests.slice(-MOST_REQUESTS);
  if (first === undefined) return [];
  const dropped = requests.slice(0, -MOST_REQUESTS);
  const earlier = [...story, ...dropped];
  // 'What would that come to?' at the end of a story is about what the story describes.
  const describes = [...dropped, ...requests].some(({ project }) => saysSomething(project));
  const deadline =
    first.deadline ?? earlier.findLast((said) => said.deadline !== undefined)?.deadline;
  return [
    {
      ...first,
      amounts: [
        ...earlier.flatMap(({ amounts }) => amounts.filter(({ isVisitors }) => isVisitors)),
        ...first.amounts,
      ],
      project: (describes ? dropped : earlier)
        .filter(saysWhatIsWanted)
        .map(({ project }) => project)
        .reduceRight((said, before) => joinProjects(before, said), first.project),
      ...(deadline !== undefined && { deadline }),
    },
    ...later,
  ];
}

/** 'Our old site has a blog' is no wish for one. */
const PRESENT = /\b(old|current|present|previous|last|was|were|had|has|used)\b/;

const saysWhatIsWanted = ({ project, text, isWish, isQuestion }: MessageRequest): boolean =>
  isWish ||
  isQuestion ||
  project.pages !== undefined ||
  (project.kind !== undefined && !PRESENT.test(text));

/** 'A site like that' says only what kind; the rest stands in the story. */
const saysSomething = ({ features, pages }: ProjectWords): boolean =>
  features.length > 0 || pages !== undefined;
