import { PGlite } from '@electric-sql/pglite';
import { startSite } from '../../../fixtures/site/start-site';
import { watchPage } from '../../../fixtures/site/watch-page';
import { expect, test } from '../../fixtures/test';

test('a visitor who writes again and again proves to be no robot without noticing', {
  tag: ['@mutates', '@long'],
}, async ({ browser }) => {
  const site = await startSite({ PROOF_ABOVE_VISITOR: '1' });
  try {
    const page = await browser.newPage({ baseURL: site.url });
    const problems = watchPage(page);
    problems.expected.push(/\b428\b/);
    await page.goto('/#contact');
    const section = page.locator('#contact');
    const field = (name: string) => section.getByRole('textbox', { name, exact: true });
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/contact')) answers.push(response.status());
    });
    for (const message of ['A site for the bakery.', 'And an order page.', 'With a map, please.']) {
      await field('Name').fill('Dana Voss');
      await field('Email').fill('dana@bakery.example');
      await field('Message').fill(message);
      await section.getByRole('button', { name: 'Send Message' }).click();
      await expect(field('Message')).toHaveValue('');
    }
    expect(answers).toEqual([201, 428, 201, 428, 201]);
    expect(problems.list).toEqual([]);
    await page.close();
    await site.stop();
    const database = await PGlite.create(`${site.dataDir}/pglite`);
    const { rows } = await database.query('select message from contacts order by created_at');
    await database.close();
    expect(rows.map((row) => (row as { message: string }).message)).toEqual([
      'A site for the bakery.',
      'And an order page.',
      'With a map, please.',
    ]);
  } finally {
    await site.dispose();
  }
});
