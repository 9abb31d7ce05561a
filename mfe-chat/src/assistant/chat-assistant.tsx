import { useSiteStore } from '@northloop/kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChatPanel } from '../panel/chat-panel';
import { ChatLauncher } from './chat-launcher';
import { loadChatPanel } from './load-chat-panel';
import { wasOpen } from './was-open';

/** The assistant over every page: first only a button, then the panel once the visitor opens it. */
export function ChatAssistant() {
  const panelId = useId();
  const launcherRef = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<typeof ChatPanel | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [unread, setUnread] = useState(0);
  const showToast = useSiteStore((store) => store.showToast);

  const open = async () => {
    setLoading(true);
    try {
      const LoadedPanel = await loadChatPanel();
      setPanel(() => LoadedPanel);
      setOpen(true);
    } catch {
      showToast({
        title: 'The chat could not be opened',
        description: 'Check your connection and press the button again.',
        variant: 'destructive',
      });
    } finally {
      setLoading(false);
    }
  };

  // After a reload.
  useEffect(() => {
    if (wasOpen()) void open();
  }, []);

  return (
    <>
      <ChatLauncher
        buttonRef={launcherRef}
        panelId={panelId}
        isOpen={isOpen}
        isLoading={isLoading}
        unread={unread}
        onIntent={() => void loadChatPanel().catch(() => {})}
        onPress={() => (isOpen ? setOpen(false) : void open())}
      />
      {Panel && (
        <Panel
          id={panelId}
          launcherRef={launcherRef}
          isOpen={isOpen}
          onToggle={setOpen}
          onUnread={setUnread}
        />
      )}
    </>
  );
}
