import { CHAT_MESSAGE_MAX_LENGTH } from '@northloop/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MessageComposer } from './message-composer';

const render = (draft: string, isWaiting = false) =>
  renderToStaticMarkup(
    <MessageComposer
      inputRef={{ current: null }}
      draft={draft}
      isWaiting={isWaiting}
      onEdit={() => {}}
      onSend={() => {}}
      onLeaveDetails={() => {}}
      leaveRef={{ current: null }}
    />,
  );

const canSend = (html: string) => !/<button type="submit"[^>]*disabled=""/.test(html);

describe('MessageComposer', () => {
  it.each(['', ' ', '\n \t'])('has nothing to send in %j', (draft) => {
    expect(canSend(render(draft))).toBe(false);
  });

  it('sends a text unless a reply is awaited or the text is too long', () => {
    expect(canSend(render('Hi'))).toBe(true);
    expect(canSend(render('Hi', true))).toBe(false);
    expect(canSend(render('a'.repeat(CHAT_MESSAGE_MAX_LENGTH)))).toBe(true);
    expect(canSend(render('a'.repeat(CHAT_MESSAGE_MAX_LENGTH + 1)))).toBe(false);
  });

  it('takes no text while a reply is awaited', () => {
    expect(render('', true)).toMatch(/<textarea[^>]*aria-disabled="true"[^>]*readOnly=""/);
    expect(render('')).not.toContain('readOnly=""');
  });

  it('counts only near the limit', () => {
    expect(render('a'.repeat(1799))).not.toContain('/2,000');
    const html = render('a'.repeat(1800));
    expect(html).toContain('1,800/2,000');
    const counterId = html.match(/<p id="([^"]+)"/)?.[1];
    expect(counterId).toBeTruthy();
    expect(html).toContain(`aria-describedby="${counterId}"`);
  });
});
