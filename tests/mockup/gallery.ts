/**
 * Creates homepages on a running site, saves pictures of each export at phone and desktop width, and prints problems:
 * overflow, accessibility, requests to other sites, invalid HTML, duplicates. For businesses of a set it also tells which
 * of the owner's facts are missing and what contradicts them.
 *
 *     BASE=http://localhost:3000 npx tsx tests/mockup/gallery.ts [folder] [width,width] [set]
 *
 * Without a set it draws a homepage for every industry and kind of website.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MockupRequest } from '@northloop/contracts';
import { HtmlValidate } from 'html-validate';
import { chromium } from 'playwright';
import { galleryRequests } from './companies';
import { compare, type DescribedBusiness, readBusinesses, requestOf } from './described-businesses';
import { draftExports } from './draft-exports';
import { inspectPage, wordsOf } from './inspect-page';

const { BASE = 'http://localhost:3000', SEED = '0' } = process.env;
const [, , folder = 'test-results/gallery', widths = '390,1280', set] = process.argv;

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const faults: string[] = [];
const businesses = set === undefined ? [] : readBusinesses(set);
const allWidths = widths.split(',').map(Number);
const [firstWidth] = allWidths;
const counts = { facts: 0, shown: 0, wrong: 0 };
const skeletons = new Map<string, string>();

await mkdir(folder, { recursive: true });
try {
  const site = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const asked = set === undefined ? galleryRequests : businesses.map(requestOf);
  const requests = asked.map((request) => ({ ...request, seed: Number(SEED) }));
  for await (const { request, html } of draftExports(site, BASE, requests)) {
    const business = businesses.find(({ company }) => company === request.companyName);
    const name = fileName(request, set);
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

    for (const width of allWidths) {
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
      if (business && width === firstWidth) judge(business, await wordsOf(page));
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
if (set !== undefined) {
  const share = ((100 * counts.shown) / counts.facts).toFixed(1);
  process.stdout.write(
    `${counts.shown} of ${counts.facts} facts on their pages (${share} %), ${counts.wrong} contradictions\n`,
  );
}
process.exitCode = faults.length === 0 ? 0 : 1;

function fileName({ companyName, industry, websiteType }: MockupRequest, of: string | undefined) {
  const words = of === undefined ? `${industry} ${websiteType}` : companyName;
  return words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function judge(business: DescribedBusiness, text: string): void {
  const { missing, wrong } = compare(business, text);
  counts.facts += business.facts.length;
  counts.shown += business.facts.length - missing.length;
  counts.wrong += wrong.length;
  faults.push(
    ...missing.map(({ kind, text: fact }) => `${business.company}: ${kind} missing: ${fact}`),
    ...wrong.map((phrase) => `${business.company}: says "${phrase}"`),
  );
}
