import { expect, type Locator, type Page } from '@playwright/test';

/** The visitor's input. Fields that are left out stay empty. */
export interface ContactWords {
  name: string;
  email: string;
  message: string;
}

/** The short form on the home page, or the long one on the contact page. */
export class ContactForm {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly send: Locator;
  readonly notifications: Locator;

  /** @param part the section or form with the fields. */
  constructor(page: Page, part: Locator = page.getByRole('main').getByRole('form')) {
    this.name = part.getByRole('textbox', { name: /^(Your )?Name/i });
    this.email = part.getByRole('textbox', { name: 'Email' });
    this.message = part.getByRole('textbox', { name: 'Message' });
    this.send = part.getByRole('button', { name: 'Send Message' });
    this.notifications = page.getByRole('region', { name: 'Notifications' });
  }

  /** Fills in the form and sends it. The test must check the result. */
  async submit({ name, email, message }: ContactWords): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.message.fill(message);
    await this.send.click();
  }

  /** Waits until the site confirms that the message arrived and the form is empty again. */
  async expectSent(): Promise<void> {
    await expect(this.notifications).toContainText('Message sent successfully!');
    await expect(this.message).toHaveValue('');
  }
}
