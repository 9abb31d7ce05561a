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

/** Exact versions of the packages that this shell provides to modules. */
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
  /** Exposes that were loaded before rendering, by {@link exposeKey}. */
  loaded: ReadonlyMap<string, unknown>;
  stylesheets: readonly string[];
  /** Stylesheets of all modules on the page. */
  moduleStylesheets: readonly string[];
  /** Module scripts that the browser needs first. */
  preload: readonly string[];
  entry: string;
  nonce: string;
  /** Called when the page's frame has been rendered. */
  onReady: () => void;
  /** Called when all parts have been rendered or have failed. */
  onAllReady: () => void;
  onFailed: (error: unknown) => void;
  /** Called for each error in a part of the page. The browser then renders that part. */
  onError: (error: unknown, componentStack: string | undefined) => void;
}

/**
 * Starts rendering a page whose modules and data are already loaded. Pipe the result after `onReady`, or after
 * `onAllReady` to know all failures first.
 */
export function renderPage(input: RenderInput): PipeableStream {
  const { location, state, releases, loaded, stylesheets, preload, entry, nonce } = input;
  return renderToPipeableStream(
    <StaticRouter location={location}>
      <Site
        source={createServerModuleSource(releases, loaded)}
        pageData={createPageDataCache({
          href: location,
          result: state.notFound ? { notFound: true } : { data: state.data },
          form: state.form,
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
      // All content is loaded already, so no part may arrive late and be moved into place by a script.
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
