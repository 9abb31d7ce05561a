import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Folders that an installation, a build, a start or a test run makes. */
const MADE = /^(node_modules|dist(-\w+)?|blob-report|test-results|\.\w+)$/;

/** Every file and folder that was written by hand, as paths from the repository's root. */
function pathsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return MADE.test(entry.name) ? [] : [path, ...pathsBelow(path)];
  });
}

const paths = new Set(pathsBelow('.'));

/** Articles link to addresses of the site; a test of the blog's build checks those. */
const documents = [...paths].filter(
  (path) => path.endsWith('.md') && !path.includes('/src/articles/'),
);

const TOP_LEVEL = /^(packages|shell|mfe-[a-z]+|api|tests|docs)\//;

/** Links between files, and paths from the repository's root in code spans, that lead nowhere. */
function brokenPathsIn(document: string, markdown: string): string[] {
  const links = [...markdown.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link = '']) =>
    normalize(join(dirname(document), link)),
  );
  const spans = [...markdown.matchAll(/`([\w@./-]+)`/g)]
    .map(([, span = '']) => span.replace(/\/$/, ''))
    .filter((span) => TOP_LEVEL.test(span) && !span.split('/').some((name) => MADE.test(name)));
  return [...links, ...spans]
    .filter((path) => !paths.has(path.replace(/\/$/, '')))
    .map((path) => `${document} names ${path}, which is not there`);
}

describe('the documents', () => {
  it('name only files and folders that are there', () => {
    expect(documents.length).toBeGreaterThan(50);
    expect(
      documents.flatMap((file) => brokenPathsIn(file, readFileSync(join(root, file), 'utf8'))),
    ).toEqual([]);
  });

  it('would not get away with a path that is gone', () => {
    const broken = (markdown: string) => brokenPathsIn('docs/testing.md', markdown);
    expect(broken('[rules](../README.md), `tests/contract`, `shell/dist/x.js`, `a/b`')).toEqual([]);
    expect(broken('[rules](rules.md#one)')).toEqual([
      'docs/testing.md names docs/rules.md, which is not there',
    ]);
    expect(broken('`tests/contract/gone.test.ts`')).toEqual([
      'docs/testing.md names tests/contract/gone.test.ts, which is not there',
    ]);
  });
});
