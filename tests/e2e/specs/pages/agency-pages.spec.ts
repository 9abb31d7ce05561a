import { expect, test } from '../../fixtures/test';

test('an applicant is taken to the contact form with the position already named', async ({
  page,
}) => {
  await page.goto('/careers');
  const apply = page.getByRole('main').getByRole('link', { name: /^Apply Now/ });
  await expect(apply).toHaveCount(4);
  await apply.first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Senior Web Developer/);
});
