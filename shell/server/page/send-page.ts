import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { SITE_RELEASES_META } from '@northloop/contracts';
import type { PipeableStream } from 'react-dom/server';
import { RETRY_AFTER_S } from '../http/api-error';
import { contentSecurityPolicy } from '../http/content-security-policy';
import { PERMISSIONS_POLICY } from '../http/permissions-policy';
import { type PageRequest, type RenderedPage, versionsOf } from './render-page';

/** Changes the finished HTML of a page. The development server uses it to add its scripts. */
export type TransformHtml = (url: string, html: string) => Promise<string>;

export interface SendOptions {
  /** Origin at which browsers call the API; empty for the site's own origin. */
  publicApiOrigin: string;
  /** Absent if pages are sent as they are rendered. */
  transformHtml?: TransformHtml;
}

/** Sends a rendered page, streamed or, if it is transformed, all at once. Resolves when the connection is closed. */
export async function sendPage(
  { page, stream, nonce }: RenderedPage,
  { url, posted, visitor }: Pick<PageRequest, 'url' | 'posted' | 'visitor'>,
  response: ServerResponse,
  { publicApiOrigin, transformHtml }: SendOptions,
): Promise<void> {
  const { isTrial, cookie } = visitor;
  const isMissing = page.status === 503;
  const isForOne = isTrial || isMissing || posted !== null;
  response.writeHead(page.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isForOne ? 'private, no-store' : 'no-cache',
    ...(isMissing && { 'Retry-After': RETRY_AFTER_S }),
    'Permissions-Policy': PERMISSIONS_POLICY,
    ...(isTrial && { 'X-Robots-Tag': 'noindex' }),
    ...(!transformHtml && {
      'Content-Security-Policy': contentSecurityPolicy(nonce, publicApiOrigin),
    }),
    ...(cookie !== undefined && { 'Set-Cookie': cookie }),
    [SITE_RELEASES_META]: versionsOf(page).join(' '),
  });
  const finished = new Promise<void>((resolve) => response.on('close', resolve));
  if (transformHtml) sendTransformed(stream, response, url.pathname, transformHtml);
  else stream.pipe(response);
  await finished;
}

function sendTransformed(
  stream: PipeableStream,
  response: ServerResponse,
  path: string,
  transform: TransformHtml,
): void {
  const chunks: Buffer[] = [];
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      transform(path, Buffer.concat(chunks).toString()).then((html) => {
        response.end(html);
        done();
      }, done);
    },
  });
  collect.once('error', () => response.destroy());
  stream.pipe(collect);
}
