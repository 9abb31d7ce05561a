import { expect, it } from 'vitest';
import { pathOfTarget } from './one-address';

it.each([
  ['/blog?page=1', '/blog?page=1'],
  ['http://northloop.example/nope', '/nope'],
  ['HTTPS://northloop.example:8443/a?b=http://c/d', '/a?b=http://c/d'],
  ['http://northloop.example', '/'],
  ['http://northloop.example?a', '/?a'],
  ['//evil.example/about', '//evil.example/about'],
  ['*', '/*'],
  ['', '/'],
])('reads %j as %j', (target, path) => {
  expect(pathOfTarget(target)).toBe(path);
});
