import { expect, type Locator, type Page } from '@playwright/test';

/** The bar at the top of every page. */
export class SiteHeader {
  readonly bar: Locator;
  readonly brand: Locator;
  /** The links on a wide screen. Small screens have the menu drawer instead. */
  readonly navigation: Locator;
  readonly themeToggle: Locator;
  private readonly root: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('banner');
    this.brand = this.bar.getByRole('link').first();
    this.navigation = this.bar.getByRole('navigation', { name: 'Main' });
    this.themeToggle = this.bar.getByRole('button', { name: 'Toggle theme' });
    this.root = page.locator('html');
  }

  /** Presses the toggle and waits until the theme has changed. Returns the root element's class. */
  async changeTheme(): Promise<string> {
    const before = (await this.root.getAttribute('class')) ?? '';
    await this.themeToggle.click();
    await expect(this.root).not.toHaveClass(before);
    return (await this.root.getAttribute('class')) ?? '';
  }

  async follow(name: string): Promise<void> {
    await this.navigation.getByRole('link', { name, exact: true }).click();
  }
}
