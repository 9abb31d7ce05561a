import { ReleaseStoreError } from '../release-store-error.js';
import { bodyOf } from './body-of.js';
import type { StoreSource } from './store-source.js';
import { tagOf } from './tag-of.js';

/**
 * Reads a store or one module's release from a web server: plain files, with an `ETag` if the server sends one.
 * @param root http(s) address that paths are relative to, without a slash at the end.
 */
export const httpSource = (root: string): StoreSource => ({
  location: root,
  async open(path, { knownTag, signal }) {
    const url = `${root}/${path.split('/').map(encodeURIComponent).join('/')}`;
    try {
      const request: RequestInit & { cache: 'no-cache' } = {
        headers: {
          'Accept-Encoding': 'identity',
          ...(knownTag && { 'If-None-Match': knownTag }),
        },
        // By default, fetch adds headers to a conditional request that stop servers from answering 304.
        cache: 'no-cache',
        // Redirects are refused like any other unexpected status. This is not 'error', because such a request can
        // outlive its signal (in Node 20, after a garbage collection).
        redirect: 'manual',
        signal,
      };
      const response = await fetch(url, request);
      if (response.ok) {
        const tag = tagOf(response);
        const body = bodyOf(response);
        return tag === undefined ? { body } : { body, tag };
      }
      await response.body?.cancel();
      if (response.status === 304) return 'unchanged';
      if (response.status === 404) return null;
      throw new ReleaseStoreError(`${url} answered ${response.status}`);
    } catch (cause) {
      if (cause instanceof ReleaseStoreError) throw cause;
      throw new ReleaseStoreError(`${url} could not be read`, { cause });
    }
  },
});
