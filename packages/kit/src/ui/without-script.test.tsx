import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from './content/avatar';
import { Stars } from './content/stars';
import { Stat } from './content/stat';
import { StatList } from './content/stat-list';
import { Accordion } from './controls/accordion';
import { Tabs } from './controls/tabs';
import { Breadcrumbs } from './layout/breadcrumbs';
import { Reveal } from './layout/reveal';
import { SectionHeading } from './layout/section-heading';

describe('the HTML that the server sends', () => {
  it('shows what Reveal will fade in', () => {
    const html = renderToStaticMarkup(<Reveal className="mt-4">Our story</Reveal>);
    expect(html).toBe('<div class="mt-4">Our story</div>');
  });

  it('has every answer of an accordion, readable where no script runs', () => {
    const html = renderToStaticMarkup(
      <Accordion items={[{ value: 'who', title: 'Who owns the code?', content: 'You do.' }]} />,
    );
    expect(html).toContain('You do.');
    expect(html).not.toMatch(/\shidden=""/);
    expect(html).toContain('noscript:data-[state=closed]:block');
    expect(html).toMatch(/<h3[^>]*><button[^>]*aria-expanded="false"/);
  });

  it('has every panel of a set of tabs', () => {
    const html = renderToStaticMarkup(
      <Tabs
        label="Mockup"
        items={[
          { value: 'design', label: 'Design', content: 'The colours' },
          { value: 'content', label: 'Content', content: 'The words' },
        ]}
      />,
    );
    expect(html).toContain('The colours');
    expect(html).toContain('The words');
    expect(html).not.toMatch(/\shidden=""/);
    expect(html).toMatch(/aria-selected="true"[^>]*>Design</);
  });

  it('links the way to a page and marks the page itself', () => {
    const html = renderToStaticMarkup(
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'SEO', href: '/services/seo' },
        ]}
      />,
    );
    expect(html).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
    expect(html).toMatch(/<span aria-current="page"[^>]*>SEO<\/span>/);
    expect(html).not.toContain('href="/services/seo"');
  });

  it('makes crumbs of the links it is given', () => {
    const html = renderToStaticMarkup(
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, { label: 'SEO' }]}
        renderLink={({ href, children }) => (
          <a data-router href={href}>
            {children}
          </a>
        )}
      />,
    );
    expect(html).toContain('data-router="true"');
  });

  it.each([
    [5, 'Rated 5 out of 5'],
    [4.5, 'Rated 4.5 out of 5'],
  ])('says a rating of %s in words', (rating, words) => {
    expect(renderToStaticMarkup(<Stars rating={rating} />)).toContain(words);
  });

  it.each([
    ['Ingrid Marie Halvorsen', 'IH'],
    ['  ada  ', 'A'],
    ['Élodie Ångström', 'ÉÅ'],
  ])('draws initials: %s', (name, initials) => {
    expect(renderToStaticMarkup(<Avatar name={name} />)).toContain(`>${initials}</span>`);
  });

  it('reads an avatar out only where it stands alone', () => {
    expect(renderToStaticMarkup(<Avatar name="Ada Moe" announce />)).toContain(
      'aria-label="Ada Moe"',
    );
    expect(renderToStaticMarkup(<Avatar name="Ada Moe" />)).toContain('aria-hidden="true"');
  });

  it('ranks a heading by level, not by size', () => {
    const html = renderToStaticMarkup(
      <SectionHeading id="team" level={3} size="display" eyebrow="Team" title="Six people" />,
    );
    expect(html).toMatch(/<h3 id="team" class="[^"]*text-display[^"]*">Six people<\/h3>/);
  });

  it('pairs a figure with what it measures, term first', () => {
    const html = renderToStaticMarkup(
      <StatList>
        <Stat value="98%" label="Client satisfaction" />
      </StatList>,
    );
    expect(html).toMatch(/<dl.*<dt[^>]*>Client satisfaction<\/dt><dd[^>]*>98%<\/dd>/);
  });
});
