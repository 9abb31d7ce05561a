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
      // Leave it to React, which tries once more when it renders the module.
      link.remove();
      resolve();
    };
  }).finally(() => arriving.delete(href));
  arriving.set(href, arrival);
  document.head.append(link);
  return arrival;
}

/**
 * Adds a module's stylesheets to the head and waits until each has loaded or failed. React alone would first preload
 * them when it renders the module and insert them when it commits. On a busy browser this causes warnings about unused
 * preloads. React recognizes these elements by their address and takes them over.
 */
export async function insertStylesheets(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map(insertStylesheet));
}
