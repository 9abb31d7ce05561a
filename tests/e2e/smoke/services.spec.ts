import { expect, test } from '../fixtures/test';
import { TEST_ADDRESS } from '../fixtures/test-address';
import { HomePage } from '../pages/home-page';
import { openChat } from '../pages/open-chat';

const stores = { tag: ['@smoke', '@mutates'] };

test('a mockup is drafted with a price', stores, async ({ page }) => {
  await page.goto('/');
  const { generator } = new HomePage(page);
  await generator.ask({
    company: 'Cedar Pantry',
    industry: 'Restaurant',
    description: `A test: ${TEST_ADDRESS}`,
  });
  await expect(generator.draft).toHaveAttribute('srcdoc', /Cedar Pantry/);
  await expect(generator.prices.first()).toBeVisible();
});

test('the assistant answers', stores, async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(`What are your business hours? My address is ${TEST_ADDRESS}.`);
  await expect(chat.log).toContainText(/8\s?am/i);
});

test('a message reaches the agency', stores, async ({ page }) => {
  await page.goto('/');
  const { contactForm } = new HomePage(page);
  await contactForm.submit({
    name: 'Smoke test',
    email: TEST_ADDRESS,
    message: 'A test of this form. Nobody waits for an answer.',
  });
  await contactForm.expectSent();
});
