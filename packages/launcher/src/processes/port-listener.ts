import { readdir, readFile, readlink } from 'node:fs/promises';

/** A process that listens on a port. */
export interface PortListener {
  pid: number;
  parent: number;
  /** Its command line, in one line of at most 120 characters. */
  command: string;
}

/** The kernel's code for a listening socket. */
const LISTENING = '0A';

const LONGEST_COMMAND = 120;

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** A script that is passed as an argument may contain line breaks. */
function inOneLine(arguments_: string): string {
  const line = arguments_.replace(/[\s\0]+/g, ' ').trim();
  return line.length > LONGEST_COMMAND ? `${line.slice(0, LONGEST_COMMAND - 1)}…` : line;
}

async function socketsOn(port: number): Promise<string[]> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(read));
  return tables
    .flatMap((table) => table.split('\n'))
    .map((row) => row.trim().split(/\s+/))
    .filter((cells) => cells[1]?.endsWith(`:${hex}`) && cells[3] === LISTENING)
    .map((cells) => `socket:[${cells[9]}]`);
}

/** The process that listens on a port; null if it cannot be found out (not Linux, or another user's process). */
export async function findPortListener(port: number): Promise<PortListener | null> {
  const sockets = await socketsOn(port);
  if (sockets.length === 0) return null;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
      if (!sockets.includes(target)) continue;
      const command = inOneLine(await read(`/proc/${pid}/cmdline`));
      const parent = Number(/^PPid:\s+(\d+)$/m.exec(await read(`/proc/${pid}/status`))?.[1] ?? 0);
      return { pid: Number(pid), parent, command };
    }
  }
  return null;
}
