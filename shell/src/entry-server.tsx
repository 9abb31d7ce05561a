import type { ClientRelease, ModuleName } from '@northloop/contracts';
import { createApiClient, type PageModule } from '@northloop/kit';
import { version as kitVersion } from '@northloop/kit/package.json';
import { version as reactVersion } from 'react';
import { version as reactDomVersion } from 'react-dom';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { slotTable } from './federation/slots/slot-table';
import { exposeKey } from './federation/source/module-source';
import {
  createServerModuleSource,
  MODULE_UNAVAILABLE,
  ModuleUnavailableError,
} from './federation/source/server-module-source';
import { createPageDataCache, loadPageData } from './page/page-data';
import type { PageState } from './page/page-state';
import { startAfterPaint } from './page/start-after-paint';
import { matchRoute } from './routing/match-route';
import { notFoundRoute } from './routing/route-table';
import { Site } from './site';

export { forgetRelease, loadExpose } from './federation/source/module-runtime';
export { withTimeLimit } from './federation/waiting/time-limit';
export type { PageModule, PageState };
export { createApiClient, exposeKey, loadPageData, matchRoute, notFoundRoute, slotTable };

/** Exact versions of what this shell gives to modules. */
export const sharedVersions: Readonly<Record<string, string>> = {
  react: reactVersion,
  'react-dom': reactDomVersion,
  '@northloop/kit': kitVersion,
};

export interface RenderInput {
  /** Path and query of the request. */
  location: string;
  state: PageState;
  releases: Partial<Record<ModuleName, ClientRelease>>;
  /** Exposes loaded beforehand, by {@link exposeKey}. */
  loaded: ReadonlyMap<string, unknown>;
  stylesheets: readonly string[];
  /** Sheets of every module that the page shows. */
  moduleStylesheets: readonly string[];
  /** Module scripts that the browser will want at once. */
  preload: readonly string[];
  entry: string;
  nonce: string;
  /** Called when the page's frame is there. */
  onReady: () => void;
  /** Called when every part of it is there or has failed. */
  onAllReady: () => void;
  onFailed: (error: unknown) => void;
  /** Called for every error in a part of the page; that part is then left to the browser. */
  onError: (error: unknown, componentStack: string | undefined) => void;
}

/** Starts rendering a page whose modules and data are at hand. Pipe the result once `onReady` was called, or `onAllReady` to know of every failure before. */
export function renderPage(input: RenderInput): PipeableStream {
  const { location, state, releases, loaded, stylesheets, preload, entry, nonce } = input;
  return renderToPipeableStream(
    <StaticRouter location={location}>
      <Site
        source={createServerModuleSource(releases, loaded)}
        pageData={createPageDataCache({
          href: location,
          result: state.notFound ? { notFound: true } : { data: state.data },
        })}
        firstPage={null}
        state={state}
        stylesheets={stylesheets}
        moduleStylesheets={input.moduleStylesheets}
        nonce={nonce}
      />
    </StaticRouter>,
    {
      nonce,
      bootstrapScriptContent: startAfterPaint(entry, preload),
      // Everything is at hand: no part may come late, to be put in its place by script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: input.onReady,
      onAllReady: input.onAllReady,
      onShellError: input.onFailed,
      onError(error, info) {
        if (error instanceof ModuleUnavailableError) return MODULE_UNAVAILABLE;
        input.onError(error, info.componentStack);
      },
    },
  );
}
