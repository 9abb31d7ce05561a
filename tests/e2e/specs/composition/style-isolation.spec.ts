import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

/** Position and style of every element of the header. */
const headerLook = (page: Page) =>
  page.getByRole('banner').evaluate((header) =>
    [header, ...header.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { display, color, font, padding, backgroundColor } = getComputedStyle(element);
      return {
        tag: element.tagName,
        x,
        y,
        width,
        height,
        display,
        color,
        font,
        padding,
        backgroundColor,
      };
    }),
  );

const moduleSheets = (page: Page) =>
  page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll('link[href^="/modules/"]')].map(
          (link) => link.getAttribute('href')?.split('/')[2],
        ),
      ).size,
  );

for (const width of [390, 1280]) {
  test(`sheets of modules that come late do not change the header at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const before = await headerLook(page);
    const sheetsBefore = await moduleSheets(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /chat/i })).toBeVisible();
    expect(await moduleSheets(page)).toBeGreaterThan(sheetsBefore);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.mouse.move(0, 700);
    expect(await headerLook(page)).toEqual(before);
  });

  test(`a sheet made to break the header stays inside its module at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const before = await headerLook(page);
    const classes = await page
      .getByRole('banner')
      .evaluate((header) => [
        ...new Set([...header.querySelectorAll('[class]')].flatMap((each) => [...each.classList])),
      ]);
    // Rules for all class names of the header with conspicuous styles, scoped as a module's build would do it.
    await page.evaluate((names) => {
      const rules = names.map(
        (name) => `.${CSS.escape(name)} { display: table; color: red; padding: 40px; }`,
      );
      const sheet = document.createElement('style');
      sheet.textContent = `@scope ([data-mfe="blog"]) { @layer utilities { ${rules.join('\n')} } }`;
      document.head.append(sheet);
    }, classes);
    expect(classes.length).toBeGreaterThan(10);
    expect(await headerLook(page)).toEqual(before);
  });
}
