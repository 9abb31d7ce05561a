/**
 * Loaded into a process with `node --import`, this ends the process when its parent ends. The IPC channel between the
 * two closes even if the parent is killed. Without a channel this does nothing.
 */

/** How long the process may take to shut down by itself, in milliseconds. */
const GRACE_MS = 3000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Waiting for the parent must not keep an otherwise idle process alive.
process.channel?.unref();
