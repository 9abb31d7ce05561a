import type { Locator, Page } from '@playwright/test';

/** The header's items on a small screen. */
export class MenuDrawer {
  readonly opener: Locator;
  readonly panel: Locator;
  readonly links: Locator;

  constructor(page: Page) {
    this.opener = page.getByRole('button', { name: 'Open menu' });
    this.panel = page.getByRole('dialog', { name: 'Menu' });
    this.links = this.panel.getByRole('navigation').getByRole('link');
  }

  /** Opens the drawer and follows one of its links. */
  async follow(name: string): Promise<void> {
    await this.opener.click();
    await this.panel.getByRole('link', { name, exact: true }).click();
  }
}
