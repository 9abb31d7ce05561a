import type { MockupProgress } from '@northloop/contracts';
import { renderAt } from '@northloop/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PreviewFrame } from '../preview/viewport/preview-frame';
import { ViewportControl } from '../preview/viewport/viewport-control';
import { GeneratorForm } from './form/generator-form';
import { GeneratorStatus } from './form/generator-status';
import { idleGenerator } from './generator-state';

describe('what the server and the browser draw', () => {
  it('shows a failure inside the one polite live region', () => {
    const html = renderToStaticMarkup(
      <GeneratorStatus state={{ ...idleGenerator, phase: 'error', error: 'Closed <today>.' }} />,
    );
    expect(html).toMatch(/^<div role="status">.*Closed &lt;today&gt;\./s);
  });

  it('keeps the live region in the page while there is nothing to say', () => {
    expect(renderToStaticMarkup(<GeneratorStatus state={idleGenerator} />)).toMatch(
      /^<div role="status">/,
    );
  });

  it('shows how far the writing is as a progress bar with a name, once it is known', () => {
    const form = (progress: MockupProgress | null) =>
      renderAt(
        '/',
        <GeneratorForm
          state={{ ...idleGenerator, phase: 'generating', progress }}
          onGenerate={async () => {}}
          onShowPreview={() => {}}
        />,
      );
    expect(form(null)).toContain('Creating your masterpiece...');
    expect(form(null)).not.toContain('<progress');
    const html = form({ written: 3, of: 9 });
    expect(html).toMatch(
      /Creating your masterpiece\.\.\..*Writing the text: 3 of 9.*<progress value="3" max="9" aria-label="Writing the text" aria-valuetext="3 of 9"/s,
    );
  });

  it('puts the document into a frame without an origin, at true width and scaled', () => {
    const html = renderToStaticMarkup(
      <PreviewFrame document="<p>Hi" title="Homepage" viewport="desktop" />,
    );
    expect(html).toContain('sandbox="allow-scripts"');
    expect(html).toContain('srcDoc="&lt;p&gt;Hi"');
    expect(html).toMatch(/width:1200px;height:200%;transform:scale\(0\.5\)/);
    expect(html).toContain('style="width:600px"');
  });

  it('offers six sizes as one group of radio buttons', () => {
    const html = renderToStaticMarkup(<ViewportControl value="tablet" onChange={() => {}} />);
    expect(html.match(/type="radio"/g)).toHaveLength(6);
    expect(html).toMatch(/<legend[^>]*>Preview size<\/legend>/);
    expect(html).toMatch(/checked="" value="tablet"|value="tablet"[^>]*checked=""/);
    expect(new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
  });
});
