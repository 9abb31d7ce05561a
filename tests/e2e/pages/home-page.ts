import type { Locator, Page } from '@playwright/test';
import { ContactForm } from './contact-form';
import { MockupGenerator } from './mockup-generator';

/** The sections of the home page, by the fragments that lead to them. */
export type HomeSection =
  | 'services'
  | 'mockup'
  | 'local-business'
  | 'portfolio'
  | 'team'
  | 'contact';

/** The home page with the parts from several modules. */
export class HomePage {
  readonly title: Locator;
  readonly generator: MockupGenerator;
  readonly contactForm: ContactForm;

  constructor(private readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1 });
    this.generator = new MockupGenerator(page);
    this.contactForm = new ContactForm(page, this.section('contact'));
  }

  section(name: HomeSection): Locator {
    return this.page.locator(`#${name}`);
  }
}
