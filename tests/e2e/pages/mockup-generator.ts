import type { Locator, Page } from '@playwright/test';

/** The generator on the home page. */
export class MockupGenerator {
  readonly company: Locator;
  readonly industry: Locator;
  readonly description: Locator;
  readonly generate: Locator;
  /** The frame with the draft. */
  readonly draft: Locator;
  /** The amounts of money in the quote. */
  readonly prices: Locator;

  constructor(page: Page) {
    const part = page.locator('#mockup');
    this.company = part.getByLabel('Company name');
    this.industry = part.getByLabel('Industry');
    this.description = part.getByLabel('What do you do?');
    this.generate = part.getByRole('button', { name: /^Generate/ });
    this.draft = part.locator('iframe').first();
    this.prices = part.getByText(/\$\d/);
  }

  /** Fills in the form and requests a draft. */
  async ask(words: { company: string; industry: string; description?: string }): Promise<void> {
    await this.company.scrollIntoViewIfNeeded();
    await this.company.fill(words.company);
    await this.industry.selectOption(words.industry);
    if (words.description) await this.description.fill(words.description);
    await this.generate.click();
  }
}
