const arriving = new Map<string, Promise<void>>();

function insertStylesheet(href: string): Promise<void> {
  const asked = arriving.get(href);
  if (asked) return asked;
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`))
    return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.precedence = 'module';
  const arrival = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Left to React, which tries once more when it renders the module.
      link.remove();
      resolve();
    };
  }).finally(() => arriving.delete(href));
  arriving.set(href, arrival);
  document.head.append(link);
  return arrival;
}

/**
 * Puts sheets of a module into the head and waits until each has loaded or failed. React would ask for them with a
 * preload first, only when it renders the module, and make them sheets when it commits; a browser with much to do takes
 * such a preload for a forgotten one. React finds these by their address and takes them over.
 */
export async function insertStylesheets(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map(insertStylesheet));
}
