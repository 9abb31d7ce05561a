import { expect, type Locator, type Page } from '@playwright/test';

/** The form that books a consultation, and the picker of the page that moves one. */
export interface ConsultationForm {
  days: Locator;
  times: Locator;
  name: Locator;
  email: Locator;
  topic: Locator;
  book: Locator;
  /** Chooses one of the free times of a free day, both counted from 0, and resolves with its start (ISO 8601). */
  choose: (day: number, time: number) => Promise<void>;
  /** The chosen time as the visitor's clock shows it, such as `3:30 PM`. */
  chosenTime: () => Promise<string>;
  /** Fills in who it is for, with an address that no other test uses. */
  fillIn: (name: string) => Promise<void>;
}

let visitors = 0;

/** An address of its own, since one address may have two bookings only. */
export const freshAddress = (): string => `visitor${process.pid}x${visitors++}@bakery.example`;

export function consultationForm(page: Page): ConsultationForm {
  const days = page.getByRole('grid', { name: 'Day' });
  const times = page.getByRole('listbox');
  const name = page.getByRole('textbox', { name: 'Your name' });
  const email = page.getByRole('textbox', { name: 'Email' });
  const topic = page.getByRole('textbox', { name: 'What would you like to talk about?' });
  return {
    days,
    times,
    name,
    email,
    topic,
    book: page.getByRole('button', { name: 'Book this time' }),
    choose: async (day, time) => {
      await days
        .getByRole('gridcell', { name: /\d free times?$/ })
        .nth(day)
        .click();
      const option = times.getByRole('option').nth(time);
      await option.click();
      await expect(option).toHaveAttribute('aria-selected', 'true');
    },
    chosenTime: async () => {
      const chosen = await times.getByRole('option', { selected: true }).textContent();
      return /^\d{1,2}:\d{2}\s[AP]M/.exec(chosen ?? '')?.[0] ?? '';
    },
    fillIn: async (visitor) => {
      await name.fill(visitor);
      await email.fill(freshAddress());
      await topic.fill('An order page for rolls');
    },
  };
}
