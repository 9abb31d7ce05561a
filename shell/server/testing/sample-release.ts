import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import {
  CONTRACT_VERSION,
  type ModuleName,
  RELEASE_RECORD_FILE,
  type ReleaseRecord,
} from '@northloop/contracts';

/** A release as a team's server offers it: its record and the bytes of its files. */
export interface SampleRelease {
  record: ReleaseRecord;
  files: ReadonlyMap<string, Buffer>;
}

/** Makes a small release with a correct record. The shell's server runs `server.mjs`. */
export function sampleRelease({
  module = 'blog',
  version = '1.0.0-aaaaaaaaaa',
  files: contents = {},
}: {
  module?: ModuleName;
  version?: string;
  files?: Readonly<Record<string, string>>;
} = {}): SampleRelease {
  const files = new Map(
    Object.entries({
      'client.js': `export const version = ${JSON.stringify(version)};\n`,
      'server.mjs': `export const version = ${JSON.stringify(version)};\n`,
      'assets/page.css': '.page { color: rebeccapurple }\n',
      ...contents,
    }).map(([path, text]) => [path, Buffer.from(text)]),
  );
  const record: ReleaseRecord = {
    module,
    version,
    contract: CONTRACT_VERSION,
    exposes: { './page': { js: ['client.js'], css: ['assets/page.css'] } },
    routes: [],
    slots: [],
    entry: { client: 'client.js', server: 'server.mjs', preload: [] },
    shared: {},
    files: [...files].map(([path, bytes]) => ({
      path,
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  return { record, files };
}

/** Serves the release that `current` returns at the time of each request; null means that the server has no release. */
export const serveSample =
  (current: () => SampleRelease | null): RequestListener =>
  (request, response) => {
    const release = current();
    const path = request.url?.slice(1) ?? '';
    const isRecord = path === RELEASE_RECORD_FILE;
    const etag = `"${release?.record.version}"`;
    if (release && isRecord && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ETag: etag }).end();
      return;
    }
    const bytes = isRecord ? release && JSON.stringify(release.record) : release?.files.get(path);
    response.writeHead(bytes ? 200 : 404, isRecord && bytes ? { ETag: etag } : {});
    response.end(bytes ?? '');
  };
