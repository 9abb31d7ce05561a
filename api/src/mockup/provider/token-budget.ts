const DAY_MS = 86_400_000;

/** Characters of English text that make about one token. */
const CHARACTERS_PER_TOKEN = 4;

/** Tokens that may be spent in a day. The day begins with the first token. */
export class TokenBudget {
  private spent = 0;
  private dayEnds = 0;

  constructor(private readonly dailyTokens: number) {}

  /** Takes what a call may cost at most; false, and nothing taken, when the day has not that much left. */
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
