import { expect, test } from '../../fixtures/test';

for (const [path, target] of [
  ['/services/mobile-apps', '#pricing'],
  ['/services/ecommerce', '#platforms'],
  ['/services/web-development', '#portfolio'],
] as const) {
  test(`${path} leads to its part ${target}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').locator(`a[href="${path}${target}"]`).first().click();
    await expect(page.locator(target)).toBeInViewport();
  });
}

test('sections fade in once when they come a hundred pixels into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services/ui-ux-design');
  await page.waitForLoadState('networkidle');
  const section = page.getByRole('region', { name: 'What clients saw from the next room' });
  const states = () =>
    section.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => animation.playState),
    );
  await expect.poll(states).toContain('paused');
  const fade = await section.evaluateHandle((element) =>
    element.getAnimations({ subtree: true }).find((animation) => animation.playState === 'paused'),
  );
  const top = () =>
    fade.evaluate((animation) => {
      const target = animation?.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return (target?.getBoundingClientRect().top ?? 0) + window.scrollY;
    });
  const scrollTo = (inside: number, of: number) =>
    page.evaluate(
      (at) => window.scrollTo({ top: at - window.innerHeight, behavior: 'instant' }),
      of + inside,
    );
  const state = () => fade.evaluate((animation) => animation?.playState);
  await scrollTo(60, await top());
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await state()).toBe('paused');
  await scrollTo(140, await top());
  await expect.poll(state).toBe('finished');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await state()).toBe('finished');
});
