import { describe, expect, it } from 'vitest';
import { releaseOfError } from './release-of-error';

const withStack = (...frames: string[]): Error =>
  Object.assign(new Error('broken'), { stack: ['Error: broken', ...frames].join('\n    at ') });

describe('releaseOfError', () => {
  it('names the release by its address in a browser', () => {
    const error = withStack(
      'render (https://northloop.example/assets/shell/react-1a2b.js:1:2)',
      'Card (https://northloop.example/modules/blog/1.0.0-0a1b2c3d4e/assets/card-9f.js:3:14)',
      'Page (https://northloop.example/modules/marketing/2.0.0-0a1b2c3d4e/assets/page-9f.js:3:14)',
    );
    expect(releaseOfError(error)).toEqual({ module: 'blog', version: '1.0.0-0a1b2c3d4e' });
  });

  it('names the release by its copy on the server', () => {
    const error = withStack(
      'file:///srv/data/shell/releases/chat/1.0.0-0a1b2c3d4e/assets/a.js:1:1',
    );
    expect(releaseOfError(error)).toEqual({ module: 'chat', version: '1.0.0-0a1b2c3d4e' });
  });

  it('names the release by the components around an error of React’s own', () => {
    const error = withStack('hydrate (https://northloop.example/assets/shell/react-1a2b.js:1:2)');
    const components = `
    at p
    at Card (https://northloop.example/modules/mockup/1.0.0-0a1b2c3d4e/assets/card-9f.js:3:14)
    at Slot (https://northloop.example/assets/shell/slot-1a2b.js:1:2)`;
    expect(releaseOfError(error, components)).toEqual({
      module: 'mockup',
      version: '1.0.0-0a1b2c3d4e',
    });
  });

  it.each([
    withStack('render (https://northloop.example/assets/shell/react-1a2b.js:1:2)'),
    withStack('x (https://northloop.example/modules/unknown/1.0.0/a.js:1:1)'),
    'no error at all',
    null,
  ])('blames no release for what is not a release’s', (error) => {
    expect(releaseOfError(error)).toBeNull();
  });
});
