import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Slot, type SlotProps, SlotRendererProvider } from './slot';

function Filling({ name }: SlotProps) {
  return <section>{`filled: ${name}`}</section>;
}

describe('Slot', () => {
  it('is filled as the shell decides', () => {
    const html = renderToString(
      <SlotRendererProvider value={Filling}>
        <main>
          <Slot name="home.mockup" />
          <Slot name="site.overlay" />
        </main>
      </SlotRendererProvider>,
    );
    expect(html).toBe(
      '<main><section>filled: home.mockup</section><section>filled: site.overlay</section></main>',
    );
  });

  it('is empty outside the shell', () => {
    expect(renderToString(<Slot name="home.mockup" />)).toBe('');
  });
});
