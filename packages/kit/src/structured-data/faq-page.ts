import type { FAQPage } from 'schema-dts';

/** A question with its answer, both as the page shows them. */
export interface AnsweredQuestion {
  question: string;
  /** Plain text. */
  answer: string;
}

/** The questions that a page answers. Only for pages that show them. */
export const faqPage = (
  origin: string,
  { path, questions }: { path: string; questions: readonly AnsweredQuestion[] },
) =>
  ({
    '@type': 'FAQPage',
    '@id': `${origin}${path}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) as const satisfies FAQPage;
