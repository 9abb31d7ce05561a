import { EMAIL, PHONE } from '../visitor/contact-data.js';
import { closings, endings, openings } from '../vocabulary/shorthand.js';
import { phrasesOf } from '../vocabulary/word-list.js';
import { writtenOut } from './written-out.js';

const OPENINGS = longestFirst(openings);
const ENDINGS = longestFirst(endings);
const CLOSINGS = new Set(phrasesOf(closings));

/** Words of a sign-off with its name and phone number. */
const SIGNATURE_WORDS = 12;

/** A message in two parts. */
export interface Letter {
  body: string;
  /** The lines after 'Thanks,' or 'Best regards,': usually a name. */
  signature: string;
}

/** Tidies quotes, spaces and markup; keeps line breaks, which often end a sentence. */
export function tidy(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** Takes the signature off a message. */
export function splitLetter(text: string): Letter {
  const lines = text.split('\n');
  for (let index = 1; index < lines.length; index += 1) {
    const closing = (lines[index] ?? '').toLowerCase().replace(/[^a-z ]/g, '');
    const isDash = /^ ?[-–—] ?[A-Za-z]/.test(lines[index] ?? '');
    const rest = lines.slice(isDash ? index : index + 1).join(' ');
    if ((isDash || CLOSINGS.has(closing.trim())) && rest.split(' ').length <= SIGNATURE_WORDS) {
      return { body: lines.slice(0, index).join('\n'), signature: rest.replace(/^[\s–—-]+/, '') };
    }
  }
  return { body: text, signature: '' };
}

/** A sentence in plain English: lower case, shorthand written out, greetings and fillers cut. */
export function plainText(sentence: string): string {
  const words = sentence
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\bw\/(?!out\b)(?=\w{2})/g, 'with ')
    .replace(/[!?]*\?[!?]*/g, '?')
    .replace(/!{2,}/g, '!')
    .replace(EMAIL, 'my email')
    .replace(PHONE, 'my phone number');
  return withoutFillers(writtenOut(words));
}

function withoutFillers(text: string): string {
  let rest = text.replace(/^[\s,.!;:-]+/, '');
  for (let cut = true; cut; ) {
    const opening = OPENINGS.find((phrase) => isFollowed(rest, phrase));
    const shorter =
      opening === undefined ? '' : rest.slice(opening.length).replace(/^[\s,.!;:-]+/, '');
    cut = /[\p{L}\d]/u.test(shorter);
    if (cut) rest = shorter;
  }
  const bare = rest.replace(/[\s,.!;:-]+$/, '');
  const ending = ENDINGS.find(
    (phrase) => bare.endsWith(`${phrase}`) && /[ ,.!?]$/.test(bare.slice(0, -phrase.length)),
  );
  const shorter =
    ending === undefined ? '' : bare.slice(0, -ending.length).replace(/[\s,.!;:-]+$/, '');
  return /[\p{L}\d]/u.test(shorter) ? shorter : rest;
}

function isFollowed(text: string, phrase: string): boolean {
  return text.startsWith(phrase) && /^[ ,.!;:-]/.test(text.slice(phrase.length));
}

function longestFirst(list: string): readonly string[] {
  return [...phrasesOf(list)].sort((a, b) => b.length - a.length);
}
