import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request } from 'express';
import { requestUrl } from '../http/request-url';
import type { ReleaseGuard } from '../releases/guard/release-guard';
import type { ReleaseRegistry } from '../releases/registry/release-registry';
import { chooseVisitor, type VisitorOptions } from './choose-visitor';
import { countView } from './count-view';
import type { PostedForm } from './posted-form';
import type { PageRequest } from './render-page';
import { type LoadAndRenderOptions, renderWithoutFailures } from './render-without-failures';
import type { Renderer } from './renderer';
import { type SendOptions, sendPage } from './send-page';
import type { ShellAssets } from './shell-assets';

export interface ServePageOptions extends VisitorOptions, LoadAndRenderOptions, SendOptions {
  registry: Pick<
    ReleaseRegistry,
    'current' | 'lastGood' | 'serverEntry' | 'toClientRelease' | 'hasCanary'
  >;
  guard: Pick<ReleaseGuard, 'viewed' | 'failed'>;
  renderer: () => Promise<Renderer>;
  assets: () => Promise<ShellAssets>;
}

/**
 * Answers a request with its page.
 * @param posted the plain form that was posted to the page, if any
 */
export async function servePage(
  request: Request,
  response: ServerResponse,
  options: ServePageOptions,
  posted: PostedForm | null = null,
): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const url = requestUrl(request);
  const [renderer, assets, visitor] = await Promise.all([
    options.renderer(),
    options.assets(),
    chooseVisitor(request, options),
  ]);
  const pageView = randomBytes(12).toString('base64url');
  const asked = { url, posted, pageView, visitor, renderer, assets, gone: gone.signal };
  const outcome = await renderWithoutFailures(asked, options);
  if ('redirect' in outcome) {
    redirectTo(outcome.redirect, asked, response, options);
    return;
  }
  const { rendered, failures } = outcome;
  countView(options.guard, asked, request.ip, rendered.page, failures);
  if (gone.signal.aborted) return;
  await sendPage(rendered, asked, response, options);
}

function redirectTo(
  address: string,
  { url, posted }: Pick<PageRequest, 'url' | 'posted'>,
  response: ServerResponse,
  { log }: Pick<ServePageOptions, 'log'>,
): void {
  if (posted === null) {
    log.warn({ path: url.pathname, to: address }, 'page redirects');
    response.writeHead(302, { Location: address }).end();
    return;
  }
  // After a form the browser must get the next page, not post there again.
  response.writeHead(303, { Location: address, 'Cache-Control': 'no-store' }).end();
}
