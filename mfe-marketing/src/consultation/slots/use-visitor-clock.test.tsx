import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useVisitorClock } from './use-visitor-clock';

it('shows the studio’s time until the visitor’s zone is known', () => {
  function Zone() {
    return useVisitorClock().zone;
  }
  expect(renderToStaticMarkup(<Zone />)).toBe('America/Chicago');
});
