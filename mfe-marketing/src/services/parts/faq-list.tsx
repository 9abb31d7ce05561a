import { Accordion } from '@northloop/kit/ui/controls/accordion';
import type { FaqEntry } from '../../content/pages/faq';

/** Questions that unfold to show their answers; all answers are in the HTML. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <Accordion
      defaultOpen={entries.flatMap(({ id, question }) => (id === undefined ? [] : [question]))}
      items={entries.map(({ id, question, answer }) => ({
        id,
        value: question,
        title: question,
        content: <p className="text-pretty">{answer}</p>,
      }))}
    />
  );
}
