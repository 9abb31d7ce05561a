import { connect, type Server, type Socket } from 'node:net';

/** Requests to the process that holds the embedded database. */
export type HolderRequest = { kind: 'ping' } | { kind: 'leads'; args: string[] };

type HolderAnswer = { output: string } | { refusal: string };

/** Longest wait for an answer. A full export takes time. */
const ANSWER_TIMEOUT_MS = 60_000;

/** Answers each connection: one JSON request in, one JSON answer out. */
export function serveHolder(
  server: Server,
  handle: (request: HolderRequest) => Promise<string>,
): void {
  server.on('connection', (socket: Socket) => {
    // A caller that disconnects is not an error of this process.
    socket.on('error', () => socket.destroy());
    answer(socket, handle).catch(() => socket.destroy());
  });
}

/**
 * Sends a request and resolves with the output.
 * @throws if no process listens, the holder refuses, or the answer takes too long
 */
export async function askHolder(path: string, request: HolderRequest): Promise<string> {
  const socket = connect({ path, allowHalfOpen: true });
  socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy(new Error('No answer in time')));
  socket.end(JSON.stringify(request));
  const answer: HolderAnswer = JSON.parse(await readAll(socket));
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer.output;
}

async function answer(
  socket: Socket,
  handle: (request: HolderRequest) => Promise<string>,
): Promise<void> {
  const request: HolderRequest = JSON.parse(await readAll(socket));
  let result: HolderAnswer;
  try {
    result = { output: await handle(request) };
  } catch (error) {
    result = { refusal: error instanceof Error ? error.message : String(error) };
  }
  socket.end(JSON.stringify(result));
}

/** Iterating over the socket would close it before the answer is written. */
function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.once('end', () => resolve(received));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection ended early')));
  });
}
