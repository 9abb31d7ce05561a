import type { FrameText, FromFrame, ToFrame } from './typing-messages';

/**
 * Runs inside the preview's frame: makes the page's texts editable where they stand, and tells the site what is typed.
 * It is put into the document as text, so it uses nothing from outside itself.
 * @param drawn the texts as the page was drawn with them, by which they are found
 */
export function typeOnPage(drawn: readonly FrameText[]): void {
  const elements = new Map<string, HTMLElement[]>();
  const tell = (message: FromFrame) => parent.postMessage(message, '*');

  /** The element that holds this text and nothing else. Links and summaries keep their own behavior. */
  const elementFor = (node: Text): HTMLElement => {
    const { parentElement } = node;
    if (parentElement?.childNodes.length === 1 && !/^(?:A|SUMMARY)$/.test(parentElement.tagName)) {
      return parentElement;
    }
    const own = document.createElement('draft-text');
    node.replaceWith(own);
    own.append(node);
    return own;
  };

  const makeEditable = (element: HTMLElement, id: string) => {
    try {
      element.contentEditable = 'plaintext-only';
    } catch {
      element.contentEditable = 'true';
    }
    // Every text would be a tab stop. The fields beside the page are the way by keyboard.
    element.tabIndex = -1;
    element.dataset.text = id;
  };

  const findTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      const { parentElement } = node;
      if (
        !parentElement ||
        parentElement.closest('nav, svg, style, script, button, label, .brand')
      ) {
        continue;
      }
      const same = drawn.filter(({ text }) => text === node.data.trim());
      const found = same.find(({ within }) => parentElement.closest(within)) ?? same[0];
      if (!found) continue;
      const element = elementFor(node);
      makeEditable(element, found.id);
      elements.set(found.id, [...(elements.get(found.id) ?? []), element]);
    }
  };

  const update = (texts: readonly FrameText[]) => {
    for (const { id, text } of texts) {
      for (const element of elements.get(id) ?? []) {
        const isTyping = element === document.activeElement;
        if (!isTyping && element.textContent !== text) element.textContent = text;
      }
    }
  };

  const editableOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null;

  addEventListener('message', ({ data, source }: MessageEvent<ToFrame>) => {
    if (source !== parent) return;
    if (data.kind === 'show') {
      const [element] = elements.get(data.id) ?? [];
      element?.closest('details')?.setAttribute('open', '');
      element?.scrollIntoView({ block: 'center', behavior: 'auto' });
      for (const shown of document.querySelectorAll('.shown-text')) {
        shown.classList.remove('shown-text');
      }
      element?.classList.add('shown-text');
    } else {
      update(data.texts);
    }
  });

  addEventListener('input', (event) => {
    const element = editableOf(event);
    const text = element?.textContent?.trim();
    // An empty place would vanish under the fingers. It vanishes when the visitor leaves it.
    if (element?.dataset.text && text) tell({ kind: 'typed', id: element.dataset.text, text });
  });

  addEventListener('focusout', (event) => {
    const element = editableOf(event);
    if (!element?.dataset.text) return;
    const text = element.textContent?.trim() ?? '';
    if (element.childElementCount > 0) element.textContent = text;
    if (text === '') tell({ kind: 'typed', id: element.dataset.text, text });
  });

  addEventListener('keydown', (event) => {
    const element = editableOf(event);
    if (!element || event.isComposing) return;
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      element.blur();
    }
    // A summary would unfold at a space.
    if (event.key === ' ' && element.closest('summary')) {
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    }
  });

  // A click on a button's words edits them and does not follow the link.
  addEventListener('click', (event) => {
    if (editableOf(event)?.closest('a')) event.preventDefault();
  });

  findTexts();
  tell({ kind: 'ready' });
}
