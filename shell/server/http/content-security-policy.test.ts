import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const directives = new Map(
  contentSecurityPolicy('bm9uY2U=', '')
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name, ...sources]) => [name, sources]),
);

describe('contentSecurityPolicy', () => {
  it('lets only own scripts and the one with the nonce run', () => {
    expect(directives.get('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
  });

  it.each([
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
    ['default-src', "'self'"],
    ['connect-src', "'self'"],
  ])('limits %s to %s', (name, source) => {
    expect(directives.get(name)).toEqual([source]);
  });

  it('lets pages call the API where it has an origin of its own', () => {
    expect(contentSecurityPolicy('bm9uY2U=', 'https://api.northloop.example')).toContain(
      "; connect-src 'self' https://api.northloop.example; ",
    );
  });

  it('lets nothing but styles stand inline, and nothing come from anywhere', () => {
    for (const [name, sources] of directives) {
      expect(sources).not.toContain("'unsafe-eval'");
      expect(sources).not.toContain('*');
      if (name !== 'style-src') expect(sources).not.toContain("'unsafe-inline'");
    }
  });
});
