import { answerChat } from '../../fixtures/page/answer-chat';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

test('what the visitor may mean is a list of buttons, and pressing one asks it', async ({
  page,
}) => {
  await answerChat(
    page,
    { response: 'Do you mean one of these?', choices: ['The price of a store', 'Its care'] },
    { response: 'From $9,000.' },
  );
  const { log, ask } = await openChat(page);
  await ask('how much for that');
  const choices = log.getByRole('list', { name: 'What do you mean?' });
  await expect(choices.getByRole('button')).toHaveText(['The price of a store', 'Its care']);
  expect(await findAxeViolations(page)).toEqual([]);
  await choices.getByRole('button', { name: 'The price of a store' }).click();
  await expect(log).toContainText('You: The price of a store');
  await expect(log).toContainText('From $9,000.');
  await expect(choices).toHaveCount(0);
});

test('the offer to delete asks for confirmation as the button in the header does', async ({
  page,
}) => {
  await answerChat(page, { response: 'I can delete this.', offersDeletion: true });
  const { panel, log, ask } = await openChat(page);
  await ask('delete my data');
  const offer = log.getByRole('button', { name: 'Delete this conversation' });
  await offer.click();
  const question = panel.getByRole('group', { name: 'Clear conversation?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(offer).toBeFocused();
  await offer.click();
  const deleted = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.ok(),
  );
  await question.getByRole('button', { name: 'Start over' }).click();
  await deleted;
  await expect(log).not.toContainText('delete my data');
});

test('a reply has lists, emphasis and links, and is copied without their marks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerChat(page, {
    response:
      'We do **two** things, at *5*3*:\n- [Stores](/services/ecommerce)\n- Blogs\n\n<b>x</b>',
  });
  const { log, ask } = await openChat(page);
  await ask('what do you do');
  await expect(log.getByRole('listitem')).toHaveText(['Stores', 'Blogs']);
  await expect(log.getByRole('strong')).toHaveText('two');
  await expect(log).toContainText('at *5*3*:');
  await expect(log).toContainText('<b>x</b>');
  await log.getByRole('button', { name: 'Copy reply' }).last().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('We do two things, at *5*3*:\n- Stores (/services/ecommerce)\n- Blogs\n\n<b>x</b>');
  await log.getByRole('link', { name: 'Stores' }).click();
  await expect(page).toHaveURL(/\/services\/ecommerce$/);
});

test('everybody writes in their own direction', async ({ page }) => {
  await answerChat(
    page,
    { response: 'نعم، نبني المتاجر:\n- متجر' },
    { response: 'Haa, waan dhisnaa.' },
  );
  const { log, input, ask } = await openChat(page);
  const directionOf = (text: string) =>
    log
      .getByText(text)
      .last()
      .evaluate((element) => getComputedStyle(element).direction);
  await input.fill('هل تبنون المتاجر؟');
  await expect(input).toHaveCSS('direction', 'rtl');
  await ask('هل تبنون المتاجر؟');
  expect(await directionOf('هل تبنون المتاجر؟')).toBe('rtl');
  expect(await directionOf('متجر')).toBe('rtl');
  await ask('Ma dhistaan dukaanno?');
  expect(await directionOf('Ma dhistaan dukaanno?')).toBe('ltr');
  expect(await directionOf('Haa, waan dhisnaa.')).toBe('ltr');
});
