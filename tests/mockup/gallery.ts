/**
 * Creates a homepage for every trade and kind of website on a running site, saves pictures of each export at phone and
 * desktop width, and prints problems: overflow, accessibility, requests to other sites, invalid HTML, duplicates.
 *
 *     BASE=http://localhost:3000 npx tsx tests/mockup/gallery.ts [folder] [width,width]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { chromium } from 'playwright';
import { galleryRequests } from './companies';
import { draftExports } from './draft-exports';
import { inspectPage } from './inspect-page';

const { BASE = 'http://localhost:3000', SEED = '0' } = process.env;
const [, , folder = 'test-results/gallery', widths = '390,1280'] = process.argv;

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const faults: string[] = [];
const skeletons = new Map<string, string>();

await mkdir(folder, { recursive: true });
try {
  const site = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const requests = galleryRequests.map((request) => ({ ...request, seed: Number(SEED) }));
  for await (const { request, html } of draftExports(site, BASE, requests)) {
    const name = `${request.industry}-${request.websiteType}`.replaceAll(' ', '-');
    const file = resolve(join(folder, `${name}.html`));
    await writeFile(file, html);
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line } of messages) {
        faults.push(`${name}: html-validate ${ruleId}: ${message} (line ${line})`);
      }
    }
    // Two pages of one trade are duplicates if they only differ in their words and in the shapes in their pictures.
    const skeleton = `${request.industry}${html.replace(/<style>.*?<\/style>|<svg.*?<\/svg>|>[^<]+</gs, '>')}`;
    const twin = skeletons.get(skeleton);
    if (twin) faults.push(`${name} is built like ${twin}`);
    skeletons.set(skeleton, name);

    for (const width of widths.split(',').map(Number)) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: 'light',
      });
      page.on('request', (asked) => {
        if (!/^(?:file|data):/.test(asked.url())) faults.push(`${name}: asks for ${asked.url()}`);
      });
      page.on('console', (entry) => faults.push(`${name}: console says ${entry.text()}`));
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
      faults.push(...(await inspectPage(page)).map((fault) => `${name} at ${width}: ${fault}`));
      await page.close();
    }
    process.stdout.write('.');
  }
} finally {
  await browser.close();
}
process.stdout.write(
  `\n${skeletons.size} pages in ${folder}\n${faults.join('\n')}\n${faults.length} faults\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
