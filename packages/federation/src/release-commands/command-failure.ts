/** Thrown if a command could not do what it was asked. The message gives the reason and what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
