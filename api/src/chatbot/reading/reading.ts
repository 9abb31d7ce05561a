import type { WebsiteType } from '@northloop/contracts';

/** A language that the reader tells apart; 'other' is any further language. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'other';

/** What a visitor wants to have made: a website of some type, or work that the quote rules do not cover. */
export type ProjectKind = WebsiteType | 'app' | 'web-application' | 'seo' | 'ui-ux' | 'brand';

/** What one message says by itself, without the conversation before it. */
export interface Reading {
  /** As written, trimmed, without markup. */
  text: string;
  language: Language;
  /** What is asked or told, in order: one to three. Of a long message the last ones, without the story around them. */
  requests: readonly MessageRequest[];
  /** All sentences in plain English like a request's `text`, greetings left out; at most 12, the last ones. */
  sentences: readonly string[];
  contact: ContactData;
  /** A wish for a time, in the visitor's words tidied: 'Tuesday at 3pm', 'tomorrow morning'. */
  time?: string;
}

/** How to reach the visitor. */
export interface ContactData {
  /** With capitals: 'Bob Olson'. */
  name?: string;
  email?: string;
  /** As written, a North American number: '(612) 555 0100'. */
  phone?: string;
  company?: string;
}

/** One thing that is asked or told. */
export interface MessageRequest {
  /** Plain English for the meaning reader: lower case, shorthand written out, greetings and fillers cut. */
  text: string;
  /** As written. */
  raw: string;
  isQuestion: boolean;
  /** Asks for something without a question: 'I need your address', 'send me a quote'. */
  isWish: boolean;
  /** Makes sense only with what was said before: 'how long does it take', 'and with booking?', 'for a bakery'. */
  isFollowUp: boolean;
  amounts: readonly Amount[];
  project: ProjectWords;
  /** One of the agency's four cities, or a suburb or quarter that belongs to one: 'Maple Grove'. */
  place?: string;
  /** Another place: 'Des Moines'. */
  elsewhere?: string;
  /** What it must be finished by, in the visitor's words tidied: 'March', 'Friday'. */
  deadline?: string;
  /** A word for somebody or something that this request does not name itself. */
  pronoun?: 'she' | 'he' | 'they' | 'it';
}

/** An amount of money. */
export interface Amount {
  /** Whole US dollars. */
  dollars: number;
  /** What the visitor has or wants to spend, not a price that is asked about. */
  isVisitors: boolean;
}

/** What one request says about a project. */
export interface ProjectWords {
  /** What is wanted. */
  kind?: ProjectKind;
  /** What is not wanted. */
  notKinds: readonly ProjectKind[];
  /** Features wanted, in the words of the mockup form; the quote has a line for each. */
  features: readonly string[];
  /** Features to leave out, in the same words. */
  without: readonly string[];
  /** Number of pages. */
  pages?: number;
  /** Pages that come to those said before; below zero for fewer. */
  morePages?: number;
  /** Features wanted that the quote has no line for, as written. */
  unpriced: readonly string[];
}
