import type { LegalBlock } from '../content/legal/legal-document';
import { LegalContact } from './legal-contact';

/** One block of a legal text, as the HTML element for its kind. */
export function LegalBlockView({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'definitions':
      return (
        <dl className="divide-y divide-line border-y border-line">
          {block.items.map(({ term, text }) => (
            <div key={term} className="py-4 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-6">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-ink-muted sm:mt-0">{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'contact':
      return <LegalContact text={block.text} channels={block.channels} />;
  }
}
