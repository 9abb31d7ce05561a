import { QUICK_QUESTIONS } from '../chat-texts';

/** The look of a button that asks its text. */
export const askClass =
  'min-h-10 cursor-pointer rounded-full border border-line-strong px-4 py-1.5 text-left text-small font-medium text-accent-ink transition-colors duration-fast hover:border-accent-ink hover:bg-hover active:bg-press';

/** Props of {@link QuickQuestions}. */
export interface QuickQuestionsProps {
  onAsk: (question: string) => void;
}

/** The most common questions as buttons. */
export function QuickQuestions({ onAsk }: QuickQuestionsProps) {
  return (
    <ul aria-label="Quick questions" className="mt-4 flex flex-wrap gap-2">
      {QUICK_QUESTIONS.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)} className={askClass}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
