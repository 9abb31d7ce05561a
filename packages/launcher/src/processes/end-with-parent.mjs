/**
 * Given to a process with `node --import`: it ends when whoever started it is gone, however that went. The other end of
 * the channel between the two closes even when the parent is killed. Without a channel this does nothing.
 */

/** How long the process may take to end as it does when it is asked to, in milliseconds. */
const GRACE_MS = 3000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Waiting for the parent's end is no work: it keeps no process that has nothing else to do.
process.channel?.unref();
