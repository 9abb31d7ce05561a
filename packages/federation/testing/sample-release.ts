import { CONTRACT_VERSION, type ModuleName, type ReleaseRecord } from '@northloop/contracts';
import { sha256 } from '../src/build/record/describe-files';

/** A small release: its record and the bytes of its files. */
export interface SampleRelease {
  record: ReleaseRecord;
  files: Readonly<Record<string, Buffer>>;
}

/** Makes a release with a correct record: a script for the browser, one for the server, and a style sheet. */
export function sampleRelease({
  module = 'blog',
  version = '1.0.0-aaaaaaaaaa',
  files: more = {},
}: {
  module?: ModuleName;
  version?: string;
  files?: Readonly<Record<string, string>>;
} = {}): SampleRelease {
  const contents: Record<string, string> = {
    'remoteEntry.js': `export const browser = '${version}';\n`,
    'remoteEntry.ssr.js': `export const server = '${version}';\n`,
    'assets/page.css': `@scope ([data-mfe="${module}"]) { .page { color: teal } }\n`,
    ...more,
  };
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]),
  );
  return {
    files,
    record: {
      module,
      version,
      contract: CONTRACT_VERSION,
      exposes: { './page': { js: ['remoteEntry.js'], css: ['assets/page.css'] } },
      routes: [],
      slots: [],
      entry: { client: 'remoteEntry.js', server: 'remoteEntry.ssr.js', preload: [] },
      shared: {},
      files: Object.entries(files).map(([path, bytes]) => ({
        path,
        bytes: bytes.byteLength,
        sha256: sha256(bytes),
      })),
    },
  };
}
