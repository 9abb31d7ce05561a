/**
 * Runs what concerns one date one after the other within this process. Otherwise everybody who waits for the lock of a
 * date would hold a connection to the database meanwhile, and a rush for one day would leave none for other visitors.
 */
export class TurnsByDate {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` after everything that came before it for the same date. */
  async take<Result>(date: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.last.get(date) ?? Promise.resolve()).then(work, work);
    this.last.set(date, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(date) === turn) this.last.delete(date);
    }
  }
}
