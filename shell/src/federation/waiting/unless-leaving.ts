/**
 * Something that loads, and stays open when it fails after the visitor has begun to leave the page: Firefox ends what a
 * page still loads then, long before the page is hidden, and nobody is to blame for it. A time limit must stand around
 * it, since the page may stay after all, as when the link was a mail address.
 * @param page the window, whose `beforeunload` is heard for as long as this loads: some browsers do not keep a page for
 *   Back that listens to it.
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
