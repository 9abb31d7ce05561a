import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { agencyPage } from './agency-page';
import { blogPosting } from './blog-posting';
import { breadcrumbList } from './breadcrumb-list';
import { faqPage } from './faq-page';
import { localBusiness } from './local-business';
import { organization } from './organization';
import { service } from './service';
import { StructuredData } from './structured-data';
import { webSite } from './web-site';

const ORIGIN = 'https://northloop.example';

/** What a search engine reads in the page. */
const read = (html: string): { '@context': string; '@graph': unknown[] } =>
  JSON.parse(/^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '');

describe('StructuredData', () => {
  it('puts one description or several into one graph', () => {
    const site = webSite(ORIGIN);
    const office = localBusiness(ORIGIN);
    expect(read(renderToString(<StructuredData data={site} />))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [site],
    });
    expect(read(renderToString(<StructuredData data={[site, office]} />))['@graph']).toEqual([
      site,
      office,
    ]);
  });

  it('cannot be broken out of', () => {
    const answer = '</script><script>alert(1)</script><!-- & "quoted" ’';
    const data = faqPage(ORIGIN, { path: '/seo', questions: [{ question: 'Why?', answer }] });
    const html = renderToString(<StructuredData data={data} />);
    expect(html.match(/</g)).toHaveLength(2);
    expect(read(html)['@graph']).toEqual([data]);
  });
});

describe('organization', () => {
  it('takes its facts from the site’s configuration', () => {
    expect(organization(ORIGIN)).toMatchObject({
      '@id': 'https://northloop.example/#organization',
      name: 'Northloop',
      foundingDate: '2019',
      telephone: '+16125550142',
      logo: 'https://northloop.example/icon-512.png',
      sameAs: expect.arrayContaining(['https://www.linkedin.com/company/northloop-example']),
    });
  });
});

describe('localBusiness', () => {
  it('is one office with its hours, and serves other cities', () => {
    const office = localBusiness(ORIGIN, [{ city: 'Chicago', state: 'IL' }]);
    expect(office).toMatchObject({
      '@type': 'LocalBusiness',
      address: { addressLocality: 'Maple Grove', addressRegion: 'MN', postalCode: '55369' },
      openingHoursSpecification: { opens: '08:00', closes: '18:00' },
      areaServed: [{ '@type': 'City', name: 'Chicago, IL' }],
    });
    expect(office.openingHoursSpecification.dayOfWeek).toHaveLength(5);
    expect(localBusiness(ORIGIN)).not.toHaveProperty('areaServed');
  });
});

describe('webSite', () => {
  it('says how to search it', () => {
    expect(webSite(ORIGIN).potentialAction).toEqual({
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://northloop.example/search?q={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    });
  });
});

describe('breadcrumbList', () => {
  it('counts the steps from one', () => {
    const list = breadcrumbList(ORIGIN, [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/#services' },
    ]);
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://northloop.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Services',
        item: 'https://northloop.example/#services',
      },
    ]);
  });
});

describe('pages', () => {
  it('a service names its provider', () => {
    const described = service(ORIGIN, {
      path: '/services/seo',
      name: 'SEO for small businesses',
      serviceType: 'Search engine optimization',
      description: 'Audits and reports.',
    });
    expect(described).toMatchObject({
      '@id': 'https://northloop.example/services/seo#service',
      url: 'https://northloop.example/services/seo',
      provider: { '@type': 'Organization', name: 'Northloop' },
    });
  });

  it('an article names author, publisher, day and picture', () => {
    const described = blogPosting(ORIGIN, {
      path: '/blog/color',
      title: 'Color',
      description: 'About color.',
      author: 'Sam Whitehorse',
      date: '2025-01-15',
      section: 'Design Psychology',
      tags: ['color', 'contrast'],
    });
    expect(described).toMatchObject({
      headline: 'Color',
      datePublished: '2025-01-15',
      author: { '@type': 'Person', name: 'Sam Whitehorse' },
      publisher: { '@type': 'Organization', name: 'Northloop' },
      image: { url: 'https://northloop.example/share-image.png?path=%2Fblog%2Fcolor' },
      keywords: 'color, contrast',
    });
  });

  it('the agency’s own pages lead to the agency', () => {
    const described = agencyPage(ORIGIN, {
      type: 'AboutPage',
      path: '/about',
      title: 'About',
      description: 'Who we are.',
    });
    expect(described['@type']).toBe('AboutPage');
    expect(described.mainEntity).toEqual({ '@id': organization(ORIGIN)['@id'] });
  });
});
