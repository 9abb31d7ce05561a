import type { DraftSource } from '../draft-source.js';
import { unsettled } from '../unsettled.js';
import type { SectionBody } from './section-body.js';

// Sections that only the owner could fill: the trade shows what they may hold, marked as samples.

export const steps = ({ trade, brief }: DraftSource): SectionBody => {
  const entries = unsettled(trade.steps, brief.facts).map(({ name, line }) => ({
    name,
    description: line,
    fact: '',
  }));
  return entries.length < 3 ? undefined : { entries, sample: true };
};

export const works = ({ trade, varying }: DraftSource): SectionBody => ({
  entries: varying
    .about('works')
    .shuffled(trade.works)
    .map(({ title, line, label }) => ({ name: title, description: line, fact: label })),
  sample: true,
});

export const articles = ({ trade, varying }: DraftSource): SectionBody => ({
  entries: varying
    .about('articles')
    .shuffled(trade.articles)
    .map(({ title, line, label }) => ({ name: title, description: line, fact: label })),
  sample: true,
});

export const testimonials = ({ trade, varying }: DraftSource): SectionBody => ({
  testimonials: varying
    .about('testimonials')
    .shuffled(trade.testimonials)
    .map(({ quote, by }) => ({ quote, author: by, position: 'Sample', company: '' })),
  sample: true,
});
