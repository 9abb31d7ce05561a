/** Thrown if a command fails. The message gives the reason and what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
