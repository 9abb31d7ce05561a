import { ReleaseStoreError } from '../release-store-error.js';
import { bodyOf } from './body-of.js';
import type { StoreSource } from './store-source.js';
import { tagOf } from './tag-of.js';

/**
 * Reads what a web server offers, a store or one module's release: plain files, with `ETag` if the server sends it.
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
        // Left alone, fetch turns a conditional request into one that no server may answer with 304.
        cache: 'no-cache',
        // A redirect is refused as any other answer is. Not 'error': a call with that outlives its signal (Node 20, once
        // garbage is collected).
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
