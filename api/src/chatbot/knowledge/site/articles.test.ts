import type { ContentEntry } from '@northloop/contracts';
import { expect, it } from 'vitest';
import { articlesOf } from './articles.js';

const entry = (path: string, rest: Partial<ContentEntry> = {}): ContentEntry => ({
  path,
  kind: 'article',
  title: path,
  description: '',
  text: '',
  ...rest,
});

it('lists articles alone, newest first', () => {
  expect(
    articlesOf([
      entry('/blog/undated'),
      entry('/blog/old', { date: '2024-05-01', author: 'Maya Lindqvist' }),
      entry('/about', { kind: 'page', date: '2026-01-01' }),
      entry('/blog/new', { date: '2025-02-03' }),
    ]),
  ).toEqual([
    { title: '/blog/new', path: '/blog/new', author: undefined },
    { title: '/blog/old', path: '/blog/old', author: 'Maya Lindqvist' },
    { title: '/blog/undated', path: '/blog/undated', author: undefined },
  ]);
});
