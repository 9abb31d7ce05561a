/**
 * Wraps a load and stays pending if it fails after the visitor has started to leave the page. Firefox cancels a page's
 * loads then, long before the page is hidden, and that is not a failure of the module. Use a time limit around it,
 * because the page may stay after all, for example if the link was a mail address.
 * @param page the window. It has a `beforeunload` listener only during the load, because some browsers do not keep a
 * page for Back while it has one.
 */
export function unlessLeaving<Result>(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  load: Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    page.addEventListener('beforeunload', leave);
    load
      .then(resolve, (error: unknown) => {
        if (!isLeaving) reject(error);
      })
      .finally(() => page.removeEventListener('beforeunload', leave));
  });
}
