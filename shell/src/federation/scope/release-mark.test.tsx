import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { releaseOfError } from '../failures/release-of-error';
import { releaseMark } from './release-mark';

it('tells a component stack whose part of the page it was, for components that tell nothing themselves', async () => {
  const Outer = releaseMark('marketing', '1.0.0-0a1b2c3d4e');
  const Inner = releaseMark('mockup', '2.0.0-0a1b2c3d4e');
  const Broken = () => {
    throw Object.assign(new Error('broken'), { stack: 'Error: broken' });
  };
  const blamed = await new Promise((resolve) => {
    renderToPipeableStream(
      <Outer>
        <main>
          <Inner>
            <Broken />
          </Inner>
        </main>
      </Outer>,
      {
        onError: (error, { componentStack }) => resolve(releaseOfError(error, componentStack)),
      },
    );
  });
  expect(blamed).toEqual({ module: 'mockup', version: '2.0.0-0a1b2c3d4e' });
});

it('is one component for one release, so that nothing is mounted anew', () => {
  expect(releaseMark('blog', '1.0.0-a')).toBe(releaseMark('blog', '1.0.0-a'));
  expect(releaseMark('blog', '1.0.0-a')).not.toBe(releaseMark('blog', '1.0.1-a'));
});
