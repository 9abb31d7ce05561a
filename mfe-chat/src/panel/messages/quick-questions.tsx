/** Props of {@link QuickQuestions}. */
export interface QuickQuestionsProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions as buttons that ask them: the most common ones, or what the visitor may mean. */
export function QuickQuestions({ label, questions, onAsk }: QuickQuestionsProps) {
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            dir="auto"
            onClick={() => onAsk(question)}
            className="min-h-10 cursor-pointer rounded-full border border-line-strong px-4 py-1.5 text-left text-small font-medium text-accent-ink transition-colors duration-fast hover:border-accent-ink hover:bg-hover active:bg-press"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
