/** How long the frame stays after printing, in milliseconds: some browsers read it while the dialog is open. */
const FRAME_LIFETIME_MS = 60_000;

/**
 * Opens the browser's print dialog for a document. The document is in a separate frame, so that the rest of the page is
 * not printed. The frame can be printed and accessed from here, but runs no scripts.
 */
export function printDocument(markup: string, title: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.title = title;
  frame.style.cssText = 'position:fixed;inset:auto 100% 100% auto;width:1px;height:1px;border:0';
  frame.srcdoc = markup;
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  setTimeout(() => frame.remove(), FRAME_LIFETIME_MS);
}
