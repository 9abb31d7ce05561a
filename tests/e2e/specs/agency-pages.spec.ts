import { expect, test } from '../fixtures/test';

test('about: story, mission, values, years and two ways on', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  const values = page.getByRole('region', { name: 'What we hold each other to' });
  await expect(values.getByRole('heading', { level: 3 })).toHaveCount(6);
  const years = page.getByRole('region', { name: 'Year by year' });
  await expect(years.getByRole('listitem').locator('p:first-child')).toHaveText([
    '2019',
    '2020',
    '2021',
    '2022',
    '2023',
    '2024',
  ]);
  for (const [name, href] of [
    ['Start Your Project', '/contact'],
    ['Get Started Today', '/contact'],
    ['Meet Our Team', '/team'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('team: six people with all that is told of them, figures, culture and two ways on', async ({
  page,
}) => {
  await page.goto('/team');
  const main = page.getByRole('main');
  const people = main.getByRole('article');
  await expect(people).toHaveCount(6);
  for (const person of await people.all()) {
    await expect(person.getByRole('heading', { level: 3 })).toHaveText(/^\S+ \S+$/);
    const lists = person.getByRole('list');
    expect(await lists.count()).toBeGreaterThanOrEqual(2);
    await expect(person.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(person.locator('[aria-hidden="true"]').first()).toHaveText(/^[A-Z]{2}$/);
  }
  await expect(people.locator('a[href^="https://"]').first()).toBeVisible();
  await expect(main.getByText('people on staff')).toBeVisible();
  const culture = page.getByRole('region', { name: 'How we share a room' });
  await expect(culture.getByRole('heading', { level: 3 })).toHaveCount(4);
  for (const [name, href] of [
    ['View Open Positions', '/careers'],
    ['Get In Touch', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('careers: culture, benefits, perks and four positions that one can apply for', async ({
  page,
}) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'What it’s like here' })).toBeVisible();
  const benefits = page.getByRole('region', { name: 'The big things' });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(6);
  const perks = page.getByRole('region', { name: 'And ten smaller ones' });
  await expect(perks.getByRole('listitem')).toHaveCount(10);
  await expect(perks).toContainText('$2,000/year');
  const openings = page.getByRole('region', { name: 'Four open positions' });
  await expect(openings.getByText('Full-time', { exact: true })).toHaveCount(4);
  for (const department of ['Engineering', 'Design', 'Marketing', 'Operations']) {
    await expect(openings.getByText(department, { exact: true })).toBeVisible();
  }
  const apply = openings.getByRole('link', { name: /^Apply Now/ });
  await expect(apply).toHaveCount(4);
  for (const [name, href] of [
    ['Send Your Resume', '/contact'],
    ['Learn More About Us', '/about'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await apply.first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Senior Web Developer/);
});

test('search: a page of results over services, pages and articles', async ({ page }) => {
  await page.goto('/search?q=deposit');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('deposit');
  await main.getByRole('link', { name: /terms/i }).first().click();
  await expect(page).toHaveURL(/\/terms/);
});
