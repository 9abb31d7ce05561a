import { describe, expect, it } from 'vitest';
import { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { languageOf } from './language.js';
import { continueProject, readProject } from './project.js';
import { readQuestion } from './read-question.js';

const { spelling } = new KnowledgeBase();
const read = (message: string) => readQuestion(message, spelling).text;

describe('readQuestion', () => {
  it.each([
    ['wheres ur ofice', 'where is your office'],
    ['any dicsount pls', 'any discount please'],
    ['r u open rn', 'are you open right now'],
    ['how much 4 a web site', 'how much for a website'],
    ['Hi there, do you do SEO?', 'do you do seo?'],
    ['<b>phone nubmer</b>', 'phone number'],
    ['what’s the weather', 'what is the weather'],
  ])('reads "%s" as "%s"', (message, text) => {
    expect(read(message)).toBe(text);
  });
});

describe('languageOf', () => {
  it.each([
    ['how much is a website', 'en'],
    ['Hola, ¿qué servicios ofrecen?', 'es'],
    ['necesito una app para mi negocio', 'es'],
    ['Bonjour, vous faites des sites web ?', 'fr'],
    ['Guten Tag, was kostet eine Webseite bei Ihnen?', 'de'],
    ['你们做网站吗', 'other'],
    ['la', 'en'],
    ['I want a site for my taqueria El Sol in Pilsen', 'en'],
  ])('takes "%s" for %s', (message, language) => {
    expect(languageOf(message)).toBe(language);
  });
});

describe('a project', () => {
  it.each([
    ['a dentist site with appointment booking', 'business', ['Online booking']],
    ['my coffee shop needs a website', 'business', []],
    ['sell hot sauce online', 'ecommerce', []],
    ['an iphone app for my shop', 'app', []],
    ['a blog with a newsletter', 'blog', []],
    ['one-page site', 'landing', []],
  ])('is read from "%s"', (text, kind, features) => {
    expect(readProject(text)).toMatchObject({ kind, features });
  });

  it('grows until another one is spoken of', () => {
    const first = readProject('a website with booking');
    const grown = continueProject(first, readProject('and add a blog, 9 pages'));
    expect(grown).toEqual({ kind: 'business', features: ['Online booking', 'Blog'], pages: 9 });
    expect(continueProject(grown, readProject('how about an app'))).toMatchObject({
      kind: 'app',
      features: [],
    });
  });
});
