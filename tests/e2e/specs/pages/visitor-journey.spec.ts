import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@playwright/test';
import { startSite } from '../../../fixtures/site/start-site';
import { watchPage } from '../../../fixtures/site/watch-page';
import { HomePage } from '../../pages/home-page';

test('a visitor looks at services, drafts a mockup, chats and writes to the agency; all of it is stored', {
  tag: '@mutates',
}, async ({ page }) => {
  const problems = watchPage(page);
  const site = await startSite();
  try {
    await page.goto(site.url);
    await expect(page).toHaveTitle(/Northloop/);
    const home = new HomePage(page);
    const { generator, contactForm } = home;
    await expect(
      home.section('services').getByRole('heading', { name: /e-commerce/i }),
    ).toBeVisible();

    await generator.ask({ company: 'Juniper Table', industry: 'Restaurant' });
    await expect(generator.draft).toHaveAttribute('srcdoc', /<h1[\s\S]*Juniper Table/);
    await expect(generator.prices.first()).toBeVisible();

    await page.getByRole('button', { name: 'Chat with the AI assistant' }).click();
    const chat = page.getByRole('dialog', { name: 'AI Assistant' });
    await chat.getByRole('textbox').fill('What are your business hours?');
    await chat.getByRole('button', { name: /send/i }).click();
    await expect(chat.getByRole('log')).toContainText(/8\s?am/i);

    await page.reload();
    await expect(chat.getByRole('log')).toContainText('What are your business hours?');
    await chat.getByRole('button', { name: 'Close chat' }).click();

    await contactForm.submit({
      name: 'Zoë Ødegård 🐟',
      email: 'zoe@example.com',
      message: 'A site for our lake cabins, please.',
    });
    await contactForm.expectSent();
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
