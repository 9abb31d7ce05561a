import { setApiOrigin } from '@northloop/kit';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createFailureReporter, reportStrayErrors } from './federation/failures/failure-reporter';
import { releaseOfError } from './federation/failures/release-of-error';
import { slotTable } from './federation/slots/slot-table';
import { createBrowserModuleSource } from './federation/source/browser-module-source';
import { insertStylesheets } from './federation/source/insert-stylesheets';
import { tolerateForeignChanges } from './foreign-changes/tolerate-foreign-changes';
import { keepTypedText, restoreTypedText } from './foreign-changes/typed-text';
import { createFirstPage } from './page/first-page';
import { OpenedAddress } from './page/opened-address';
import { createPageDataCache } from './page/page-data';
import { readPageState } from './page/page-state';
import { reportRenderError, showCaughtError } from './page/report-render-error';
import { matchRoute } from './routing/match-route';
import { Site } from './site';

const state = readPageState();
setApiOrigin(state.apiOrigin);
const report = createFailureReporter(state.pageView);
reportStrayErrors(report);
// A reload keeps the entry's key in the browser's history; the router will use the same one.
const historyKey: string = window.history.state?.key ?? 'default';

const stylesheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence="shell"]')]
  .map((link) => link.getAttribute('href'))
  .filter((href) => href !== null);

const href = `${window.location.pathname}${window.location.search}`;
const firstResult = state.notFound
  ? ({ notFound: true } as const)
  : 'data' in state
    ? { data: state.data }
    : null;

const { route } = matchRoute(window.location.pathname);
const source = createBrowserModuleSource(state.releases, {
  window,
  afterLoadDelay: state.afterLoadDelay,
  report,
  insertStylesheets,
  rendered: [
    ...(firstResult ? [route] : []),
    ...state.renderedSlots.map((name) => slotTable[name]),
  ],
});
// Load the page's module now instead of waiting until it is rendered.
source.preload(route);

tolerateForeignChanges(document);
keepTypedText(document);

hydrateRoot(
  document,
  <StrictMode>
    <BrowserRouter>
      <OpenedAddress>
        <Site
          source={source}
          pageData={createPageDataCache({ href, result: firstResult, form: state.form })}
          firstPage={createFirstPage(state.renderedSlots, historyKey)}
          state={state}
          stylesheets={stylesheets}
        />
      </OpenedAddress>
    </BrowserRouter>
  </StrictMode>,
  {
    onRecoverableError(error, { componentStack }) {
      reportRenderError(error);
      restoreTypedText();
      const release = releaseOfError(error, componentStack);
      // React has recovered, and a browser extension may have changed the page. Send this only for the log.
      if (release) report({ ...release, kind: 'event', error });
    },
    onUncaughtError: reportRenderError,
    ...(import.meta.env.DEV && { onCaughtError: showCaughtError }),
  },
);
