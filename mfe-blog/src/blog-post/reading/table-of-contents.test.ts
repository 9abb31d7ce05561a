import { expect, it } from 'vitest';
import type { Block } from '../../article/article-content';
import { tableOfContents } from './table-of-contents';

const heading = (level: 2 | 3, id: string): Block => ({
  type: 'heading',
  level,
  id,
  children: ['The ', { type: 'code', text: id }],
});

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => heading(2, `s${index}`));

it('lists the sections of a long article, not what is below them', () => {
  const [first, ...rest] = sections(4);
  if (!first) throw new Error('no sections');
  expect(tableOfContents([first, heading(3, 'sub'), ...rest])).toEqual([
    { id: 's0', title: 'The s0' },
    { id: 's1', title: 'The s1' },
    { id: 's2', title: 'The s2' },
    { id: 's3', title: 'The s3' },
  ]);
});

it('is empty for an article of three sections', () => {
  expect(tableOfContents(sections(3))).toEqual([]);
});
