const DAY_MS = 86_400_000;

/** Average number of characters per token in English text. */
const CHARACTERS_PER_TOKEN = 4;

/** Limits the tokens used in a day. The day begins with the first token. */
export class TokenBudget {
  private spent = 0;
  private dayEnds = 0;

  constructor(private readonly dailyTokens: number) {}

  /**
   * Reserves the most that a call may use. Returns false, and reserves nothing, if that exceeds the rest of the day's
   * budget.
   */
  take(prompt: string, maxTokens: number, now = Date.now()): boolean {
    if (now >= this.dayEnds) {
      this.spent = 0;
      this.dayEnds = now + DAY_MS;
    }
    const cost = Math.ceil(prompt.length / CHARACTERS_PER_TOKEN) + maxTokens;
    if (this.spent + cost > this.dailyTokens) return false;
    this.spent += cost;
    return true;
  }
}
