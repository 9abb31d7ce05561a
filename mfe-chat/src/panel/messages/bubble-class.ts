/** The shape of every message. Each side adds its colours and the corner that points at its writer. */
export const bubbleClass =
  'min-w-0 max-w-[85%] rounded-xl forced-colors:border px-3.5 py-2.5 text-small text-pretty whitespace-pre-wrap [overflow-wrap:anywhere]';

/** The assistant's messages. */
export const replyClass = `${bubbleClass} rounded-bl-xs bg-sunk text-ink`;
