import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.js';
import { listen } from './listen.js';

it('serves at the origin that it names until it is closed, which may be done twice', async () => {
  const { origin, close } = await listen((_, response) => response.end('here'));
  expect(await (await fetch(origin)).text()).toBe('here');
  await close();
  await close();
  await expect(fetch(origin)).rejects.toThrow();
});

it('ends connections that would stay open, of any server', async () => {
  const server = createServer();
  const { port, close } = await listen(server);
  const client = connect(port, '127.0.0.1');
  await Promise.all([once(server, 'connection'), once(client, 'connect')]);
  const ended = once(client, 'close');
  await close();
  await ended;
});

it('opens a server again at the port that it had, and fails where that is taken', async () => {
  const server = createServer();
  const port = await freePort();
  const first = await listen(server, port);
  await first.close();
  const second = await listen(server, port);
  await expect(listen(createServer(), port)).rejects.toThrow('EADDRINUSE');
  await second.close();
});
