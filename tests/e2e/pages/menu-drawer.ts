import type { Locator, Page } from '@playwright/test';

/** The menu of a small screen, which holds the header's links. */
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
