import type { Locator, Page } from '@playwright/test';

/** The list of articles. */
export class BlogList {
  readonly articles: Locator;
  readonly search: Locator;
  readonly categories: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.articles = main.getByRole('article');
    this.search = main.getByRole('searchbox', { name: 'Search articles' });
    this.categories = page.getByRole('navigation', { name: 'Categories' });
  }

  /** Opens the first article and resolves with its title. */
  async openFirst(): Promise<string> {
    const heading = this.articles.first().getByRole('heading').first();
    const title = (await heading.textContent()) ?? '';
    await heading.getByRole('link').click();
    return title;
  }
}
