import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectLog } from '../testing/collect-log';
import { limitConnections } from './limit-connections';

/** A server with a limit of two. */
async function limitedServer(isFree?: (address: string) => boolean) {
  const server = createServer((_, response) => response.end('here'));
  const { log, lines } = collectLog();
  limitConnections(server, { most: 2, log, ...(isFree && { isFree }) });
  const { port } = new URL(await listen(server));
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  /** The first data of the response, or an empty text if the connection is closed. */
  const ask = async (socket: Socket): Promise<string> => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const answer = await Promise.race([
      once(socket, 'data').then(([data]) => String(data)),
      once(socket, 'close').then(() => ''),
    ]);
    return answer.split('\r\n', 1)[0] ?? '';
  };
  return { open, ask, lines };
}

describe('limitConnections', () => {
  it('hangs up on one address above the limit, says so once, and lets it in again later', async () => {
    const { open, ask, lines } = await limitedServer(() => false);
    const [first, second] = [await open(), await open()];
    for (const socket of [first, second]) expect(await ask(socket)).toBe('HTTP/1.1 200 OK');
    for (let more = 0; more < 3; more += 1) expect(await ask(await open())).toBe('');
    expect(lines).toMatchObject([{ level: 40, address: '127.0.0.1' }]);

    first.destroy();
    await expect.poll(async () => ask(await open())).toBe('HTTP/1.1 200 OK');
    expect(await ask(second)).toBe('HTTP/1.1 200 OK');
  });

  it('does not count this machine, whose proxy brings everybody', async () => {
    const { open, ask } = await limitedServer();
    const sockets = await Promise.all(Array.from({ length: 5 }, open));
    for (const socket of sockets) expect(await ask(socket)).toBe('HTTP/1.1 200 OK');
  });
});
