import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './start-after-paint';

/** Runs the script in a page that paints when told to; returns what was put into its head. */
function runInPage({ hidden = false, observes = true } = {}) {
  const added: Record<string, string>[] = [];
  let paint = () => {};
  let waited = () => {};
  class PerformanceObserver {
    constructor(private readonly seen: (list: unknown, observer: unknown) => void) {
      if (!observes) throw new Error('not known here');
    }
    observe() {
      paint = () =>
        this.seen(
          { getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{}] : []) },
          { disconnect: () => {} },
        );
    }
  }
  runInNewContext(startAfterPaint('/assets/entry.js', ['/modules/a.js', '/modules/b.js']), {
    document: {
      hidden,
      createElement: (tag: string) => ({ tag }),
      head: { appendChild: (element: Record<string, string>) => added.push(element) },
    },
    PerformanceObserver,
    setTimeout: (then: () => void) => {
      waited = then;
    },
  });
  return { added, paint: () => paint(), wait: () => waited() };
}

const ALL = [
  { tag: 'link', rel: 'modulepreload', href: '/modules/a.js' },
  { tag: 'link', rel: 'modulepreload', href: '/modules/b.js' },
  { tag: 'script', type: 'module', src: '/assets/entry.js' },
];

describe('startAfterPaint', () => {
  it('asks for all scripts in one round once the page is painted, and once only', () => {
    const page = runInPage();
    expect(page.added).toEqual([]);
    page.paint();
    expect(page.added).toEqual(ALL);
    page.wait();
    expect(page.added).toEqual(ALL);
  });

  it('waits for a paint that does not come only so long', () => {
    const page = runInPage();
    page.wait();
    expect(page.added).toEqual(ALL);
  });

  it('does not wait where nothing is painted, nor where paints are not told', () => {
    expect(runInPage({ hidden: true }).added).toEqual(ALL);
    expect(runInPage({ observes: false }).added).toEqual(ALL);
  });

  it('cannot be left by an address', () => {
    expect(startAfterPaint('/e.js', ['</script>'])).not.toContain('</script>');
  });
});
