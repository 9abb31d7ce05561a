import type { ClientRelease, ModuleName } from '@northloop/contracts';
import { isBrowserFault, kindOfLoadFailure } from '../failures/browser-fault';
import type { ReportFailure } from '../failures/failure-reporter';
import { withTimeLimit } from '../waiting/time-limit';
import { type TrackedPromise, trackPromise } from '../waiting/tracked-promise';
import { unlessLeaving } from '../waiting/unless-leaving';
import { loadExpose } from './module-runtime';
import { type ExposeRef, exposeKey, type ModuleSource } from './module-source';

/** Longest time that a visitor waits for a module before the fallback is shown, in milliseconds. */
const LOAD_LIMIT_MS = 8000;

/**
 * The same limit if the server's HTML is shown meanwhile. On a slow connection the visitor is reading it, and a
 * fallback must not replace it because the scripts take long.
 */
const RENDERED_LOAD_LIMIT_MS = 120_000;

/** @param insteadOf version that failed here; the response is then another version, if there is one. */
async function fetchCurrentRelease(module: ModuleName, insteadOf = ''): Promise<ClientRelease> {
  const query = insteadOf && `?instead-of=${encodeURIComponent(insteadOf)}`;
  const response = await fetch(`/modules/${module}/current.json${query}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LOAD_LIMIT_MS),
  });
  if (!response.ok) {
    // An unread response would keep its connection open.
    await response.body?.cancel();
    throw new Error(`No release of ${module} is available (${response.status})`);
  }
  return (await response.json()) as ClientRelease;
}

/** The page that the modules are loaded into. */
export interface BrowserPage {
  /** Milliseconds to wait after the page has loaded before loading `after-load` slots. */
  afterLoadDelay: number;
  /** The window, which fires `beforeunload`. */
  window: EventTarget;
  /** Reports a failure to the site. */
  report: ReportFailure;
  /** Adds stylesheets that are not on the page yet, and resolves when each has loaded or failed. */
  insertStylesheets: (hrefs: readonly string[]) => Promise<void>;
  /** The exposes that the server's HTML already shows. */
  rendered?: readonly ExposeRef[];
}

function stylesheetsOf(release: ClientRelease, expose: string): string[] {
  return (release.exposes[expose]?.css ?? []).map((file) => `${release.base}${file}`);
}

/**
 * Loads modules in the browser, each at most once, with a time limit. An expose and its stylesheets load in parallel,
 * so that React does not have to wait for the stylesheets when it renders the expose.
 * @param releases the page's release set. It stays the same for the life of the tab: client navigation uses the same
 * releases as the server's HTML. A module that the server could not provide is added when it first loads.
 */
export function createBrowserModuleSource(
  releases: Partial<Record<ModuleName, ClientRelease>>,
  { window, afterLoadDelay, report, insertStylesheets, rendered = [] }: BrowserPage,
): ModuleSource {
  const shown = new Set(rendered.map(exposeKey));
  const set = { ...releases };
  const loads = new Map<string, TrackedPromise<unknown>>();
  const questions = new Map<ModuleName, Promise<ClientRelease>>();

  /**
   * Finds the release of a module and adds it to the set. Several exposes share one request, because two responses
   * could name two different releases.
   */
  function askForRelease(module: ModuleName): Promise<ClientRelease> {
    const question =
      questions.get(module) ??
      fetchCurrentRelease(module)
        .then((release) => {
          set[module] = release;
          return release;
        })
        .finally(() => questions.delete(module));
    questions.set(module, question);
    return question;
  }

  async function loadFrom(release: ClientRelease, expose: string): Promise<unknown> {
    const [loaded] = await unlessLeaving(
      window,
      Promise.all([
        loadExpose(release, expose, `${release.base}${release.entry.client}`),
        insertStylesheets(stylesheetsOf(release, expose)),
      ]),
    );
    return loaded;
  }

  /**
   * Whether no code of the module runs in this tab yet, so that another release of it can be used without mixing
   * releases.
   */
  const isUnused = (module: ModuleName): boolean =>
    ![...loads].some(([key, { status }]) => key.startsWith(`${module}/`) && status === 'fulfilled');

  async function loadFromSet({ module, expose }: ExposeRef): Promise<unknown> {
    const release = set[module] ?? (await askForRelease(module));
    try {
      return await loadFrom(release, expose);
    } catch (error) {
      const { version, base, entry } = release;
      const { js = [], css = [] } = release.exposes[expose] ?? {};
      const files = [entry.client, ...js, ...css].map((file) => `${base}${file}`);
      // The visitor does not wait until the cause is known.
      void kindOfLoadFailure(error, files).then((kind) => report({ module, version, kind, error }));
      if (!isUnused(module)) throw error;
      const other = await fetchCurrentRelease(module, release.version).catch(() => null);
      if (!other || other.version === release.version) throw error;
      const loaded = await loadFrom(other, expose);
      set[module] = other;
      return loaded;
    }
  }

  function start(ref: ExposeRef): TrackedPromise<unknown> {
    const key = exposeKey(ref);
    // Only the first attempt gets the longer limit, because the visitor waits for any later one.
    const limit = shown.delete(key) ? RENDERED_LOAD_LIMIT_MS : LOAD_LIMIT_MS;
    const load = trackPromise(withTimeLimit(loadFromSet(ref), limit, key));
    loads.set(key, load);
    return load;
  }

  return {
    // A failed load stays until it is forgotten. Restarting it at each read would never end.
    read: (ref) => loads.get(exposeKey(ref)) ?? start(ref),
    waits: true,
    afterLoadDelay,
    stylesheets({ module, expose }) {
      const release = set[module];
      return release ? stylesheetsOf(release, expose) : [];
    },
    version: ({ module }) => set[module]?.version,
    preload(ref) {
      const load = loads.get(exposeKey(ref));
      if (!load || load.status === 'rejected') start(ref);
    },
    reportFailure(ref, error) {
      // Failed loads have already been reported, with the release that failed.
      if (loads.get(exposeKey(ref))?.status === 'rejected') return;
      const { module } = ref;
      const version = set[module]?.version;
      const kind = isBrowserFault(error) ? 'browser' : 'render';
      if (version) report({ module, version, kind, error });
    },
    forget(ref) {
      if (loads.get(exposeKey(ref))?.status === 'rejected') loads.delete(exposeKey(ref));
    },
  };
}
