/** Splits a stream of pieces into sentences, so that each can be checked before it is shown. */
export class Sentences {
  private pending = '';

  /** Adds a piece and returns the sentences that are now complete. */
  take(piece: string): string[] {
    this.pending += piece;
    const complete: string[] = [];
    for (;;) {
      // The character after the stop must be known: '1.' may continue as '1.5'.
      const end = /[.!?][”")’]*\s+|\n+/.exec(this.pending);
      if (end === null) return complete;
      const length = end.index + end[0].length;
      complete.push(this.pending.slice(0, length));
      this.pending = this.pending.slice(length);
    }
  }

  /** The remaining text after the stream has ended. */
  rest(): string {
    const rest = this.pending;
    this.pending = '';
    return rest;
  }
}
