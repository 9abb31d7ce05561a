import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askHolder, type HolderRequest, serveHolder } from './holder-protocol.js';

/** Answer of this process to a ping. */
const HOLDER_ID = randomUUID();

/** Longer than it takes to remove a stale socket and listen on it. */
const SETTLE_MS = 100;

/** Exclusive use of a folder until it is released or the process ends in any way. */
export interface DirectoryClaim {
  /** Registers the handler for requests from other processes of the same user on this machine. */
  onRequest(handler: (request: HolderRequest) => Promise<string>): void;
  release(): Promise<void>;
}

/** Thrown when another running process holds the folder. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';

  constructor(folder: string) {
    super(
      `${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Claims a folder by listening on a local socket that belongs to its path. A lock file with a process id would outlive
 * a killed process, and process ids are reused. A socket without a listener is certainly stale.
 * @throws DirectoryInUseError when another process listens
 */
export async function claimDirectory(folder: string): Promise<DirectoryClaim> {
  const [preferred, spare] = socketPaths(folder);
  try {
    return await claimSocket(preferred, folder);
  } catch (error) {
    if (!cannotHoldSockets(error)) throw error;
    return claimSocket(spare, folder);
  }
}

async function claimSocket(socket: string, folder: string): Promise<DirectoryClaim> {
  try {
    return claimFrom(await listen(socket));
  } catch (error) {
    if (!isAddressInUse(error)) throw error;
  }
  const answer = await askHolder(socket, { kind: 'ping' }).catch(() => undefined);
  if (answer !== undefined) throw new DirectoryInUseError(folder);
  await rm(socket, { force: true });
  const claim = claimFrom(await listen(socket));
  // Two processes that start together may both find the socket stale. The later one then takes the path over.
  await delay(SETTLE_MS);
  if ((await askHolder(socket, { kind: 'ping' })) === HOLDER_ID) return claim;
  await claim.release();
  throw new DirectoryInUseError(folder);
}

/**
 * Sends a request to the process that holds a folder.
 * @throws if no process holds it or the holder refuses
 */
export async function askDirectoryHolder(folder: string, request: HolderRequest): Promise<string> {
  const [preferred, spare] = socketPaths(folder);
  const isHeld = await askHolder(preferred, { kind: 'ping' }).then(
    () => true,
    () => false,
  );
  return askHolder(isHeld ? preferred : spare, request);
}

/** Longest path that a socket may have on any supported system, in bytes. */
const SOCKET_PATH_MAX = 103;

/**
 * The preferred socket is next to the folder, because the temporary folder may differ between processes. The spare is
 * in the temporary folder; it also replaces the preferred one if that path would be too long for a socket.
 */
function socketPaths(folder: string): readonly [preferred: string, spare: string] {
  const path = resolve(folder);
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 24);
  if (process.platform === 'win32') {
    const pipe = `\\\\.\\pipe\\northloop-${digest}`;
    return [pipe, pipe];
  }
  const beside = `${path}.sock`;
  const spare = join(tmpdir(), `northloop-${digest}.sock`);
  return [Buffer.byteLength(beside) > SOCKET_PATH_MAX ? spare : beside, spare];
}

function listen(socket: string): Promise<Server> {
  return new Promise((resolved, rejected) => {
    // A client may close its writing side and still wait for the answer.
    const server = createServer({ allowHalfOpen: true });
    server.once('error', rejected);
    server.listen(socket, () => resolved(server.unref()));
  });
}

function claimFrom(server: Server): DirectoryClaim {
  let handler: (request: HolderRequest) => Promise<string> = async () => '';
  serveHolder(server, async (request) => (request.kind === 'ping' ? HOLDER_ID : handler(request)));
  return {
    onRequest: (next) => {
      handler = next;
    },
    release: () => new Promise((resolved) => server.close(() => resolved())),
  };
}

function isAddressInUse(error: unknown): boolean {
  return codeOf(error) === 'EADDRINUSE';
}

/** Some file systems do not support sockets. Every process gets the same error and then uses the spare. */
function cannotHoldSockets(error: unknown): boolean {
  return ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS'].includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
