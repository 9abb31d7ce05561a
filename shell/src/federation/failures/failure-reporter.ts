import {
  FAILURE_MESSAGE_MAX_LENGTH,
  FAILURE_REPORT_PATH,
  type ModuleFailureReport,
} from '@northloop/contracts';
import { sendBeacon } from '@northloop/kit/browser-features/send-beacon';
import { isBrowserFault } from './browser-fault';
import { releaseOfError } from './release-of-error';

/** One failure of a release in this browser. */
export interface ModuleFailure extends Pick<ModuleFailureReport, 'module' | 'version' | 'kind'> {
  error: unknown;
}

export type ReportFailure = (failure: ModuleFailure) => void;

/** Reports module failures to the site, each kind once per page view. Reports that cannot be sent are dropped. */
export function createFailureReporter(pageView: string): ReportFailure {
  const sent = new Set<string>();
  return ({ module, version, kind, error }) => {
    const key = `${module} ${version} ${kind}`;
    if (sent.has(key)) return;
    sent.add(key);
    const message = (error instanceof Error ? error.message : String(error)).slice(
      0,
      FAILURE_MESSAGE_MAX_LENGTH,
    );
    const body: ModuleFailureReport = { pageView, module, version, kind, message };
    sendBeacon(FAILURE_REPORT_PATH, body);
  };
}

/** Reports errors that modules throw outside rendering: in handlers, timers and promises. */
export function reportStrayErrors(report: ReportFailure): void {
  const take = (error: unknown) => {
    const release = releaseOfError(error);
    if (release) report({ ...release, kind: isBrowserFault(error) ? 'browser' : 'event', error });
  };
  window.addEventListener('error', (event) => take(event.error));
  window.addEventListener('unhandledrejection', (event) => take(event.reason));
}
