import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { listen } from '@northloop/testing/listen';
import S3rver from 's3rver';

/** Variables for the S3 SDK, with the key that the local server accepts. */
export const S3_CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'us-east-1',
};

export interface S3Server {
  /** Location of a store on this server. */
  location(prefix: string): string;
  close(): Promise<void>;
}

/**
 * Starts a local S3 server with one bucket in a folder. The s3rver package does not support conditional writes, and it
 * answers a write before the whole object is in its file. This wrapper makes both behave as in S3: one request per
 * object at a time, 412 if the condition fails, 409 if two conditional writes overlap.
 */
export async function startS3Server(directory: string): Promise<S3Server> {
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'releases' }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const running = new Map<string, Promise<void>>();
  const writing = new Set<string>();

  /** The headers of the stored object, requested without queueing; null if there is no object. */
  async function stored(server: Server, path: string): Promise<Headers | null> {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'HEAD',
      headers: { 'x-inner': '1' },
    });
    return response.ok ? response.headers : null;
  }

  /** Waits until the object is complete: s3rver answers a write before the last bytes are in the file. */
  async function untilWhole(server: Server, path: string, bytes: string): Promise<void> {
    const now = async () => (await stored(server, path))?.get('content-length') ?? '0';
    while ((await now()) !== bytes) await setImmediate();
  }

  async function handle(server: Server, request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', 'http://s3').pathname;
    if (request.headers['x-inner']) return answer(request, response);
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const isConditionalWrite = request.method === 'PUT' && Boolean(match ?? noneMatch);
    if (isConditionalWrite && writing.has(path)) {
      return refuse(response, 409, 'ConditionalRequestConflict');
    }
    if (isConditionalWrite) writing.add(path);
    const before = running.get(path);
    let endTurn = () => {};
    running.set(
      path,
      new Promise((resolve) => {
        endTurn = resolve;
      }),
    );
    const closed = once(response, 'close');
    await before;
    try {
      if (isConditionalWrite) {
        const tag = (await stored(server, path))?.get('etag') ?? null;
        if (match ? tag !== match : tag !== null) {
          return refuse(response, 412, 'PreconditionFailed');
        }
        // s3rver does not support these headers.
        delete request.headers['if-match'];
        delete request.headers['if-none-match'];
      }
      await answer(request, response);
      await closed;
      if (request.method === 'PUT' && response.writableFinished && response.statusCode === 200) {
        await untilWhole(server, path, request.headers['content-length'] ?? '0');
      }
    } finally {
      endTurn();
      if (isConditionalWrite) writing.delete(path);
    }
  }

  const server = createServer((request, response) => {
    handle(server, request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  const { origin, close } = await listen(server);
  return {
    location: (prefix) => `s3://releases/${prefix}?endpoint=${origin}`,
    close,
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}
