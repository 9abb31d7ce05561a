import type { DraftSource } from '../draft-source.js';
import { unsettled } from '../unsettled.js';
import type { SectionBody } from './section-body.js';

// Sections that only the owner could fill: the trade shows what they may hold, marked as samples.

export const steps = (source: DraftSource): SectionBody => {
  const entries = unsettled(source.trade.steps, source).map(({ name, line }) => ({
    name,
    description: line,
    fact: '',
  }));
  return entries.length < 3 ? undefined : { entries, sample: true };
};

interface Story {
  title: string;
  line: string;
  label: string;
}

const stories = (source: DraftSource, matter: string, all: readonly Story[]): SectionBody => {
  const entries = source.varying
    .about(matter)
    .shuffled(unsettled(all, source))
    .map(({ title, line, label }) => ({ name: title, description: line, fact: label }));
  return entries.length < 2 ? undefined : { entries, sample: true };
};

export const works = (source: DraftSource): SectionBody =>
  stories(source, 'works', source.trade.works);

export const articles = (source: DraftSource): SectionBody =>
  stories(source, 'articles', source.trade.articles);

export const testimonials = (source: DraftSource): SectionBody => {
  const quotes = source.varying
    .about('testimonials')
    .shuffled(unsettled(source.trade.testimonials, source))
    .map(({ quote, by }) => ({ quote, author: by, position: 'Sample', company: '' }));
  return quotes.length === 0 ? undefined : { testimonials: quotes, sample: true };
};
