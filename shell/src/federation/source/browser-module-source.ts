import type { ClientRelease, ModuleName } from '@northloop/contracts';
import { isBrowserFault, kindOfLoadFailure } from '../failures/browser-fault';
import type { ReportFailure } from '../failures/failure-reporter';
import { withTimeLimit } from '../waiting/time-limit';
import { type TrackedPromise, trackPromise } from '../waiting/tracked-promise';
import { unlessLeaving } from '../waiting/unless-leaving';
import { loadExpose } from './module-runtime';
import { type ExposeRef, exposeKey, type ModuleSource } from './module-source';

/** Longest a visitor waits for a module before its place shows the fallback, in milliseconds. */
const LOAD_LIMIT_MS = 8000;

/**
 * The same where the server's HTML stands meanwhile: on a slow line the visitor reads it, and it must not give way to a
 * fallback because its scripts take their time.
 */
const RENDERED_LOAD_LIMIT_MS = 120_000;

/** @param insteadOf version that failed here; the answer is then another one, if there is one. */
async function fetchCurrentRelease(module: ModuleName, insteadOf = ''): Promise<ClientRelease> {
  const query = insteadOf && `?instead-of=${encodeURIComponent(insteadOf)}`;
  const response = await fetch(`/modules/${module}/current.json${query}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LOAD_LIMIT_MS),
  });
  if (!response.ok) {
    // An answer that nobody reads stays on its way and holds its connection.
    await response.body?.cancel();
    throw new Error(`No release of ${module} is available (${response.status})`);
  }
  return (await response.json()) as ClientRelease;
}

/** The page that modules are loaded into. */
export interface BrowserPage {
  /** Milliseconds for which it stands before its `after-load` slots load. */
  afterLoadDelay: number;
  /** The window, which hears that the visitor leaves. */
  window: EventTarget;
  /** Tells the site of a failure. */
  report: ReportFailure;
  /** Puts sheets into the page, where they are not there yet, and comes back when each has loaded or failed. */
  insertStylesheets: (hrefs: readonly string[]) => Promise<void>;
  /** What the server's HTML already shows. */
  rendered?: readonly ExposeRef[];
}

function stylesheetsOf(release: ClientRelease, expose: string): string[] {
  return (release.exposes[expose]?.css ?? []).map((file) => `${release.base}${file}`);
}

/**
 * Loads modules in the browser, each at most once, with our own time limit. An expose comes with its sheets, both asked
 * for at the same time: what React renders of it then has nothing to wait for.
 * @param releases the page's release set. It is kept for the life of the tab: client navigation uses the same releases
 * as the server's HTML, and a module that the server could not offer joins the set when it is first had.
 */
export function createBrowserModuleSource(
  releases: Partial<Record<ModuleName, ClientRelease>>,
  { window, afterLoadDelay, report, insertStylesheets, rendered = [] }: BrowserPage,
): ModuleSource {
  const shown = new Set(rendered.map(exposeKey));
  const set = { ...releases };
  const loads = new Map<string, TrackedPromise<unknown>>();
  const questions = new Map<ModuleName, Promise<ClientRelease>>();

  /** Joins the set with one answer, however many exposes wait for it: two could name two releases. */
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

  /** Nothing of the module runs in this tab yet, so that another release of it mixes with nothing. */
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
      // The visitor does not wait for whose fault it is.
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
    // Whatever comes of it, the next attempt is one that the visitor waits for.
    const limit = shown.delete(key) ? RENDERED_LOAD_LIMIT_MS : LOAD_LIMIT_MS;
    const load = trackPromise(withTimeLimit(loadFromSet(ref), limit, key));
    loads.set(key, load);
    return load;
  }

  return {
    // A failed load stays until it is forgotten: starting anew at each read would never come to rest.
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
      // A failed load was reported when it failed, with the release that it was of.
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
