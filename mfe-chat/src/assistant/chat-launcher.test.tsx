import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChatLauncher, type ChatLauncherProps } from './chat-launcher';

const render = (props: Partial<ChatLauncherProps> = {}) =>
  renderToStaticMarkup(
    <ChatLauncher
      buttonRef={{ current: null }}
      panelId="panel"
      isOpen={false}
      isLoading={false}
      unread={0}
      onIntent={() => {}}
      onPress={() => {}}
      {...props}
    />,
  );

/** The button's text for screen readers: its text without the hidden parts. */
const spoken = (html: string) =>
  (html.match(/<button.*<\/button>/s)?.[0] ?? '')
    .replace(/<(span|svg)[^>]*aria-hidden="true".*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '');

describe('ChatLauncher', () => {
  it('keeps its name and says whether the panel is open', () => {
    expect(spoken(render())).toBe('Chat with the AI assistant');
    expect(spoken(render({ isOpen: true }))).toBe('Chat with the AI assistant');
    expect(render()).toContain('aria-expanded="false"');
    expect(render({ isOpen: true })).toContain('aria-expanded="true"');
    expect(render()).toContain('aria-controls="panel"');
  });

  it('tells of replies that nobody has read', () => {
    expect(spoken(render({ unread: 1 }))).toBe('Chat with the AI assistant, 1 new reply');
    expect(spoken(render({ unread: 3 }))).toBe('Chat with the AI assistant, 3 new replies');
    expect(render({ unread: 3 })).toMatch(
      /role="status"[^>]*>3 new replies from the AI assistant</,
    );
    expect(render({ unread: 12 })).toContain('>9+<');
  });

  it('is busy while the panel is on its way', () => {
    expect(render({ isLoading: true })).toContain('aria-busy="true"');
    expect(render()).not.toContain('aria-busy');
  });
});
