import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  type ContentEntry,
  type ModuleName,
  type ReleaseRecord,
  releaseBasePath,
} from '@northloop/contracts';
import pino from 'pino';
import { withTimeLimit } from '../../../src/federation/waiting/time-limit';
import { loadPage } from '../../page/load-page';
import type { Renderer } from '../../page/renderer';
import { ANYBODY } from '../rollout/visitor';
import { watchGlobals } from './global-changes';

/**
 * Longest time that one address may take to render, in milliseconds. This only works while the process is not blocked.
 */
const RENDER_LIMIT_MS = 5000;

/** A closed port: pages must render without the API. */
const NO_API = 'http://127.0.0.1:9';

/** Number of addresses to render per route if the content index has several. */
const SAMPLES_A_ROUTE = 3;

/** The page on which slots are rendered, because the page around a slot belongs to another module. */
const SLOT_STAGE = { module: 'marketing', expose: './home', address: '/' } as const;

const message = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/**
 * Runs a release as the shell's server would: loads every expose and renders every route and every slot.
 * Run this in a separate process, because code that never ends cannot be stopped from within.
 * @param folder the release's files.
 * @returns the problems, in words for the release's team; empty if there are none.
 */
export async function renderRelease(
  renderer: Renderer,
  record: ReleaseRecord,
  folder: string,
): Promise<string[]> {
  const problems: string[] = [];
  const { module, version, entry, exposes } = record;
  const changedGlobals = watchGlobals();
  const serverEntry = pathToFileURL(join(folder, entry.server)).href;
  const client = { module, version, entry, exposes, base: releaseBasePath(module, version) };
  const registry = {
    current: async (name: ModuleName) => (name === module ? record : null),
    lastGood: () => null,
    serverEntry: () => serverEntry,
  };
  const log = pino({ level: 'silent' });

  for (const expose of Object.keys(exposes)) {
    try {
      await withTimeLimit(
        renderer.loadExpose(record, expose, serverEntry),
        RENDER_LIMIT_MS,
        expose,
      );
    } catch (error) {
      problems.push(`${expose} does not load: ${message(error)}`);
    }
  }

  async function render(
    address: string,
    loaded: Map<string, unknown>,
    data: unknown,
    what: string,
  ) {
    const run = new Promise<void>((resolve, reject) => {
      const stream = renderer.renderPage({
        location: address,
        releases: { [module]: client },
        loaded,
        stylesheets: [],
        moduleStylesheets: [],
        entry: '/entry.js',
        preload: [],
        nonce: 'probe',
        state: {
          siteOrigin: 'http://localhost',
          apiOrigin: '',
          releases: { [module]: client },
          renderedSlots: [],
          data,
          notFound: false,
          form: 'none',
          afterLoadDelay: 0,
          pageView: 'probe',
          trial: { chosen: {}, failed: [] },
        },
        onReady: () => {},
        onAllReady: () => {
          const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
          sink.once('finish', resolve);
          stream.pipe(sink);
        },
        onFailed: reject,
        onError: reject,
      });
    });
    try {
      await withTimeLimit(run, RENDER_LIMIT_MS, what);
    } catch (error) {
      problems.push(`${what} does not render: ${message(error)}`);
    }
  }

  async function addressesOf(path: string): Promise<string[]> {
    if (!path.includes(':')) return [path];
    if (!record.contentIndex) return [path.replace(/:\w+/g, 'example')];
    const text = await readFile(join(folder, record.contentIndex), 'utf8');
    return (JSON.parse(text) as ContentEntry[])
      .map((content) => content.path)
      .filter((address) => renderer.matchRoute(address).route.path === path)
      .slice(0, SAMPLES_A_ROUTE);
  }

  for (const { path } of record.routes) {
    for (const address of await addressesOf(path)) {
      const url = new URL(address, 'http://localhost');
      const page = await loadPage(
        renderer,
        { url, posted: null },
        {
          registry,
          apiOrigin: NO_API,
          dataLimit: RENDER_LIMIT_MS,
          search: async () => [],
          log,
        },
        { visitor: ANYBODY },
      );
      // A redirect and a page that was not found are valid answers too.
      if ('redirect' in page || page.status === 404) continue;
      await render(address, page.loaded, page.data, `the page ${address}`);
    }
  }
  for (const { name, expose } of record.slots) {
    if (problems.some((problem) => problem.startsWith(`${expose} `))) continue;
    const { slot } = (await renderer.loadExpose(record, expose, serverEntry)) as {
      slot?: { Component: unknown };
    };
    if (!slot) {
      problems.push(`${expose} exports no slot`);
      continue;
    }
    const stage = new Map([[renderer.exposeKey(SLOT_STAGE), { page: slot }]]);
    await render(SLOT_STAGE.address, stage, null, `the slot ${name}`);
  }
  problems.push(...changedGlobals().map((change) => `it touches globals: ${change}`));
  return problems;
}
