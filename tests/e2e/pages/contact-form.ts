import { expect, type Locator, type Page } from '@playwright/test';

/** What a visitor types; fields that are not named stay empty. */
export interface ContactWords {
  name: string;
  email: string;
  message: string;
}

/** The short form of the home page, or the long one of the contact page. */
export class ContactForm {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly send: Locator;
  readonly notifications: Locator;

  /** @param part the section or form that holds the fields. */
  constructor(page: Page, part: Locator = page.getByRole('main').getByRole('form')) {
    this.name = part.getByRole('textbox', { name: /^(Your )?Name/i });
    this.email = part.getByRole('textbox', { name: 'Email' });
    this.message = part.getByRole('textbox', { name: 'Message' });
    this.send = part.getByRole('button', { name: 'Send Message' });
    this.notifications = page.getByRole('region', { name: 'Notifications' });
  }

  /** Fills the form and sends it; what comes of it is for the test to say. */
  async submit({ name, email, message }: ContactWords): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.message.fill(message);
    await this.send.click();
  }

  /** Waits until the site has said that the message arrived, and the form is empty again. */
  async expectSent(): Promise<void> {
    await expect(this.notifications).toContainText('Message sent successfully!');
    await expect(this.message).toHaveValue('');
  }
}
