import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, buttonClass } from './button';

describe('Button', () => {
  it('does not submit a form unless told to', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it('is busy and takes no press while loading', () => {
    const html = renderToStaticMarkup(<Button loading>Sending...</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('disabled=""');
    expect(html).toContain('Sending...');
    const idle = renderToStaticMarkup(<Button>Send</Button>);
    expect(idle).not.toContain('aria-busy=');
    expect(idle).not.toContain('disabled=""');
  });
});

describe('buttonClass', () => {
  it('gives a link the very look of the button', () => {
    const html = renderToStaticMarkup(
      <Button variant="secondary" size="lg">
        View
      </Button>,
    );
    const classes = html.match(/class="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&');
    expect(classes).toBe(buttonClass({ variant: 'secondary', size: 'lg' }));
  });

  it('adds what places it', () => {
    expect(buttonClass({ className: 'mt-8' }).split(' ')).toContain('mt-8');
  });
});
