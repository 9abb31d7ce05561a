/** Ends work that takes too many steps. Everybody waits while a calendar is worked out. */
export class StepLimit {
  /** @param all limit of the whole that this is a part of */
  constructor(
    private left: number,
    private readonly all?: StepLimit,
  ) {}

  /** @throws Error if there are no steps left */
  spend(steps: number): void {
    this.all?.spend(steps);
    this.left -= steps;
    if (!(this.left >= 0)) throw new Error('This takes too many steps');
  }
}
