import { describe, expect, it } from 'vitest';
import { faqs } from '../pages/faq';
import { ecommerce } from './ecommerce';
import { mobileApps } from './mobile-apps';
import { seo } from './seo';
import { uiUxDesign } from './ui-ux-design';
import { webDevelopment } from './web-development';

const servicePages = [webDevelopment, uiUxDesign, mobileApps, ecommerce, seo];
const values = (stats: readonly { value: string }[]) => stats.map(({ value }) => value);

describe('service pages', () => {
  it('web development: 8 technologies, 6 services, 4 steps, 3 projects', () => {
    expect(webDevelopment.technologies.items).toHaveLength(8);
    expect(webDevelopment.services.cards).toHaveLength(6);
    expect(webDevelopment.process.steps).toHaveLength(4);
    expect(webDevelopment.portfolio.projects).toHaveLength(3);
    expect(webDevelopment.hero.actions).toHaveLength(2);
  });

  it('UI/UX: figures, 4 services, 6 steps, 3 measured projects, 3 testimonials', () => {
    expect(values(uiUxDesign.stats)).toEqual(['200+', '45%', '98%', '30%']);
    expect(uiUxDesign.services.cards).toHaveLength(4);
    expect(uiUxDesign.process.steps).toHaveLength(6);
    expect(uiUxDesign.testimonials.items).toHaveLength(3);
    const metrics = uiUxDesign.portfolio.projects.map((project) =>
      project.metrics.map(({ value }) => Number.parseInt(value.replace('−', '-'), 10)),
    );
    expect(metrics).toHaveLength(3);
    const average = (column: number) =>
      metrics.reduce((sum, row) => sum + (row[column] ?? Number.NaN), 0) / metrics.length;
    expect([average(0), average(1)]).toEqual([45, -30]);
  });

  it('mobile: figures, 6 solutions, 8 technologies, 3 apps, 4 steps', () => {
    expect(values(mobileApps.stats)).toEqual(['150+', '4.9', '2M+', '99%']);
    expect(mobileApps.services.cards).toHaveLength(6);
    expect(mobileApps.technologies.items).toHaveLength(8);
    expect(mobileApps.portfolio.projects).toHaveLength(3);
    expect(mobileApps.process.steps).toHaveLength(4);
  });

  it('e-commerce: figures, 6 features, 4 popular platforms, 4 services, 3 testimonials', () => {
    expect(values(ecommerce.stats)).toEqual(['150+', '99.9%', '2.5s', '24/7']);
    expect(ecommerce.features.items).toHaveLength(6);
    expect(ecommerce.platforms.items.map(({ badge }) => badge)).toEqual(Array(4).fill('Popular'));
    expect(ecommerce.services.cards).toHaveLength(4);
    expect(ecommerce.testimonials.items).toHaveLength(3);
  });

  it('SEO: 6 services, 4 steps, 4 expected results', () => {
    expect(seo.services.cards).toHaveLength(6);
    expect(seo.process.steps).toHaveLength(4);
    expect(values(seo.results.items)).toEqual(['150%+', 'Top 10', '85%+', '3x']);
    expect([...seo.hero.actions, ...seo.closing.actions].map(({ label }) => label)).toEqual([
      'Get Started',
      'Free SEO Audit',
      'Contact Us',
    ]);
  });

  it('each has its breadcrumbs and four or five distinct questions', () => {
    for (const page of servicePages) {
      expect(page.breadcrumbs[2].to).toBe(page.path);
    }
    for (const entries of Object.values(faqs)) {
      expect([4, 5]).toContain(entries.length);
    }
    const questions = Object.values(faqs).flatMap((entries) => entries.map((e) => e.question));
    expect(new Set(questions).size).toBe(questions.length);
  });
});
