import type { ChatMessage } from './chat-message';

/**
 * The conversation as plain text for a person to read. If it is too long, only the newest part is included.
 * @param messages without the greeting, oldest first
 * @param maxLength in characters
 */
export function transcriptOf(messages: readonly ChatMessage[], maxLength: number): string {
  const lines = messages.map(
    ({ content, isBot }) => `${isBot ? 'Assistant' : 'Visitor'}: ${content}`,
  );
  const kept: string[] = [];
  let length = 0;
  for (const line of lines.reverse()) {
    length += line.length + 1;
    if (length > maxLength) return ['[…]', ...kept].join('\n');
    kept.unshift(line);
  }
  return kept.join('\n');
}
