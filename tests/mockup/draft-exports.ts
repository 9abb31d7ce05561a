import { readFile } from 'node:fs/promises';
import type { MockupRequest } from '@northloop/contracts';
import type { Page } from 'playwright';

/**
 * Creates and downloads a draft for each request on the site, as a visitor would. Only the name is entered into the
 * form; the rest of the request is added to the call on its way.
 */
export async function* draftExports(
  page: Page,
  base: string,
  requests: readonly MockupRequest[],
): AsyncGenerator<{ request: MockupRequest; html: string }> {
  let current: MockupRequest | undefined;
  await page.route('**/api/mockup/generate', (route) =>
    route.continue({ postData: JSON.stringify(current) }),
  );
  await page.goto(base);
  const company = page.getByLabel('Company name');
  await company.scrollIntoViewIfNeeded();
  const generate = page.getByRole('button', { name: /generate/i });
  for (const request of requests) {
    current = request;
    await company.fill(request.companyName);
    const answered = page.waitForResponse('**/api/mockup/generate');
    await generate.click();
    const answer = await answered;
    if (!answer.ok()) throw new Error(`${request.companyName}: ${await answer.text()}`);
    await page.getByRole('heading', { name: request.companyName, exact: true }).first().waitFor();
    const button = page.getByRole('button', { name: 'Download as HTML' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    yield { request, html: await readFile(await download.path(), 'utf8') };
  }
}
