/** The assistant's logo: the north star with its upper half lit. */
export function AssistantMark() {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-aurora-line p-[1.5px]"
    >
      <span className="flex size-full items-center justify-center rounded-full bg-surface text-ink">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6">
          <path
            d="M12 1.5c.7 6 2.6 8.6 8 10.5-5.4 1.9-7.3 4.5-8 10.5-.7-6-2.6-8.6-8-10.5 5.4-1.9 7.3-4.5 8-10.5z"
            className="fill-ice"
          />
          <path d="M12 1.5c.7 6 2.6 8.6 8 10.5h-16c5.4-1.9 7.3-4.5 8-10.5z" className="fill-ink" />
        </svg>
      </span>
    </span>
  );
}
