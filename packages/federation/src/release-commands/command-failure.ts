/** Thrown when a command did not do what it was asked for, with the reason and what to do, for the person who asked. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
