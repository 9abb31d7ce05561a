import { renderAt } from '@northloop/kit/testing';
import { expect, it } from 'vitest';
import { page } from './under-construction-page';

it('says that a page is not there yet, which one was asked for, and leads home', () => {
  const html = renderAt('/services/signs', <page.Component data={null} />);
  expect(html).toMatch(/<h1[^>]*>Page Under Construction<\/h1>/);
  expect(html).toContain('This page is not yet implemented.');
  expect(html).toMatch(/<code[^>]*>\/services\/signs<\/code>/);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go Back Home/);
});
