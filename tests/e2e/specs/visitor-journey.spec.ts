import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@playwright/test';
import { startSite } from '../fixtures/start-site';
import { watchPage } from '../fixtures/test';

test('a visitor looks at services, drafts a mockup, chats and writes to the agency; all of it is stored', {
  tag: '@mutates',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const problems = watchPage(page);
  const site = await startSite();
  try {
    await page.goto(site.url);
    await expect(page).toHaveTitle(/Northloop/);
    const services = page.locator('#services');
    await expect(services.getByRole('heading', { name: /e-commerce/i })).toBeVisible();

    const company = page.getByLabel('Company name');
    await company.scrollIntoViewIfNeeded();
    await company.fill('Juniper Table');
    await page.getByLabel('Industry').click();
    await page.getByRole('option', { name: /restaurant/i }).click();
    await page.getByRole('button', { name: /generate/i }).click();
    // The frame allows no script, the test's own included: its document is read from outside.
    await expect(page.locator('iframe').first()).toHaveAttribute(
      'srcdoc',
      /<h1[\s\S]*Juniper Table/,
    );
    await expect(page.getByText(/\$\d/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Chat with the AI assistant' }).click();
    const chat = page.getByRole('dialog', { name: 'AI Assistant' });
    await chat.getByRole('textbox').fill('What are your business hours?');
    await chat.getByRole('button', { name: /send/i }).click();
    await expect(chat.getByRole('log')).toContainText(/8\s?am/i);

    await page.reload();
    await page.getByRole('button', { name: 'Chat with the AI assistant' }).click();
    await expect(chat.getByRole('log')).toContainText('What are your business hours?');
    await page.keyboard.press('Escape');

    const contact = page.locator('#contact');
    await contact.getByRole('textbox', { name: 'Name' }).fill('Zoë Ødegård 🐟');
    await contact.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com');
    await contact
      .getByRole('textbox', { name: 'Message' })
      .fill('A site for our lake cabins, please.');
    await contact.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
    await expect(contact.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(problems.list).toEqual([]);

    await site.stop();
    const database = await PGlite.create(`${site.dataDir}/pglite`);
    const read = async (query: string) => (await database.query(query)).rows;
    expect(await read('select name, email, message from contacts')).toEqual([
      {
        name: 'Zoë Ødegård 🐟',
        email: 'zoe@example.com',
        message: 'A site for our lake cabins, please.',
      },
    ]);
    expect(await read('select * from mockups')).toHaveLength(1);
    expect(await read('select content from chat_messages where not is_bot')).toEqual([
      { content: 'What are your business hours?' },
    ]);
    await database.close();
  } finally {
    await site.dispose();
  }
});
