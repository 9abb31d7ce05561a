/** Cuts a stream of pieces into sentences, so that each can be checked before anybody sees it. */
export class Sentences {
  private pending = '';

  /** Takes a piece; gives the sentences that are complete now. */
  take(piece: string): string[] {
    this.pending += piece;
    const complete: string[] = [];
    for (;;) {
      // The character after the stop must be there: '1.' may go on as '1.5'.
      const end = /[.!?][”")’]*\s+|\n+/.exec(this.pending);
      if (end === null) return complete;
      const length = end.index + end[0].length;
      complete.push(this.pending.slice(0, length));
      this.pending = this.pending.slice(length);
    }
  }

  /** What is left when the stream has ended. */
  rest(): string {
    const rest = this.pending;
    this.pending = '';
    return rest;
  }
}
