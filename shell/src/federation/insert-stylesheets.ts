/**
 * Puts sheets of a module into the head and waits until each has loaded or failed. React would ask for them with a
 * preload first and make them sheets when it commits; for what comes by itself, long after the page, a browser with
 * much to do takes that preload for a forgotten one. React finds these by their address and takes them over.
 */
export async function insertStylesheets(hrefs: readonly string[]): Promise<void> {
  await Promise.all(
    hrefs
      .filter(
        (href) => !document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`),
      )
      .map((href) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.dataset.precedence = 'module';
        return new Promise<void>((resolve) => {
          link.onload = () => resolve();
          link.onerror = () => {
            // Left to React, which tries once more when it renders the module.
            link.remove();
            resolve();
          };
          document.head.append(link);
        });
      }),
  );
}
