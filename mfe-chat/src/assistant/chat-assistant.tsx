import { OVERLAY_OPEN_KEY } from '@northloop/contracts';
import { useSiteStore } from '@northloop/kit';
import { readKept } from '@northloop/kit/browser-features/kept-value';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ChatPanel } from '../panel/chat-panel';
import { ChatLauncher } from './chat-launcher';
import { loadChatPanel } from './load-chat-panel';

/** The assistant over every page: first only a button, then the panel once the visitor opens it. */
export function ChatAssistant() {
  const panelId = useId();
  const launcherRef = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const [Panel, setPanel] = useState<typeof ChatPanel | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [unread, setUnread] = useState(0);
  const showToast = useSiteStore((store) => store.showToast);

  const show = async () => {
    const LoadedPanel = await loadChatPanel();
    setPanel(() => LoadedPanel);
    setOpen(true);
  };

  const open = async () => {
    setLoading(true);
    try {
      await show();
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

  // The panel was open before a reload. If it cannot be loaded now, nobody is told: nobody has asked.
  useEffect(() => {
    if (readKept('session', OVERLAY_OPEN_KEY)) show().catch(() => {});
  }, []);

  const close = useCallback(({ returnFocus }: { returnFocus: boolean }) => {
    returnsFocus.current = returnFocus;
    setOpen(false);
  }, []);

  // Wait until the closed state is rendered: on phones the button stays hidden until then.
  useEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    launcherRef.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <>
      <ChatLauncher
        buttonRef={launcherRef}
        panelId={panelId}
        isOpen={isOpen}
        isLoading={isLoading}
        unread={unread}
        onIntent={() => void loadChatPanel().catch(() => {})}
        onPress={() => (isOpen ? close({ returnFocus: true }) : void open())}
      />
      {Panel && <Panel id={panelId} isOpen={isOpen} onClose={close} onUnread={setUnread} />}
    </>
  );
}
