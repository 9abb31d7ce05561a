import { FOUNDING_YEAR, RESPONSE_HOURS, SERVICE_ICONS, TEAM_SIZE } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { contactPage } from './contact/contact-page';
import { contactSection } from './contact/contact-section';
import { defaultServices } from './home/default-services';
import { heroContent } from './home/hero';
import { servicePageLinks, servicesSection } from './home/services-section';
import { whyChooseUs } from './home/why-choose-us';
import { defaultLocalCity, localCities } from './local-cities/local-cities';
import { aboutContent } from './pages/about';
import { careersContent } from './pages/careers';
import { jobOpenings } from './pages/job-openings';
import { notFoundContent } from './pages/not-found';
import { pageMetadata } from './pages/page-metadata';
import { teamContent } from './pages/team';
import { teamMembers } from './pages/team-members';
import { underConstruction } from './pages/under-construction';

const values = (stats: readonly { value: string }[]) => stats.map(({ value }) => value);

describe('landing page', () => {
  it('types three phrases and states the agency’s claims', () => {
    expect(heroContent.tagline.phrases).toHaveLength(3);
    expect(values(heroContent.stats)).toEqual(['500+', '98%', 'Award-winning']);
    expect([
      heroContent.primaryAction.label,
      heroContent.secondaryAction.label,
      heroContent.scrollAction.label,
    ]).toEqual(['Start Your Project', 'View Our Work', 'Scroll to explore']);
  });

  it('falls back to six services with known icons, each leading to a page', () => {
    expect(defaultServices).toHaveLength(6);
    for (const service of defaultServices) {
      expect(SERVICE_ICONS).toContain(service.icon);
      expect(service.features.length).toBeGreaterThanOrEqual(3);
      expect(Object.keys(pageMetadata)).toContain(servicePageLinks[service._id]);
    }
    expect(servicesSection.errorTitle).toBe('Error loading services');
  });

  it('writes for four cities, each with its own line and hours', () => {
    expect(
      localCities.map(({ city, businessHours, phoneNumber }) => [
        city,
        businessHours,
        phoneNumber.slice(1, 4),
      ]),
    ).toEqual([
      ['Minneapolis', 'Mon-Fri 8am-6pm CST', '612'],
      ['Chicago', 'Mon-Fri 8am-6pm CST', '312'],
      ['New York', 'Mon-Fri 9am-7pm EST', '212'],
      ['Los Angeles', 'Mon-Fri 8am-6pm PST', '213'],
    ]);
    expect(defaultLocalCity.city).toBe('Minneapolis');
    for (const city of localCities) {
      expect(city.phoneNumber).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(city.services).toHaveLength(3);
      expect(new Set(city.areas).size).toBe(10);
      expect(city.seoKeywords.length).toBeGreaterThanOrEqual(5);
    }
    expect(new Set(localCities.map(({ marketingMessage }) => marketingMessage)).size).toBe(4);
  });

  it('gives six reasons, three testimonials and four figures', () => {
    expect(whyChooseUs.benefits).toHaveLength(6);
    expect(whyChooseUs.testimonials).toHaveLength(3);
    expect(values(whyChooseUs.stats)).toEqual(['500+', '98%', '5+', '24/7']);
  });

  it('shows four ways to reach the agency and the promised form messages', () => {
    const { form, infoCards } = contactSection;
    expect(infoCards.map(({ source }) => source)).toEqual(['email', 'phone', 'address', 'hours']);
    expect(infoCards.find((card) => card.source === 'hours')?.note).toContain(
      'Weekend support available',
    );
    expect(form.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'name',
      'email',
      'message',
    ]);
    expect(form.submittingLabel).toBe('Sending...');
    expect(form.success.description).toContain(`within ${RESPONSE_HOURS} hours`);
  });
});

describe('pages about the agency', () => {
  it('tells six values and one milestone a year from 2019 to 2024', () => {
    expect(FOUNDING_YEAR).toBe(2019);
    expect(aboutContent.values).toHaveLength(6);
    expect(aboutContent.milestones.map(({ year }) => year)).toEqual([
      2019, 2020, 2021, 2022, 2023, 2024,
    ]);
    expect(aboutContent.closing.actions.map(({ label }) => label)).toEqual([
      'Get Started Today',
      'Meet Our Team',
    ]);
  });

  it('presents six people, one role each, reachable by mail', () => {
    expect(teamMembers).toHaveLength(6);
    expect(new Set(teamMembers.map(({ role }) => role)).size).toBe(6);
    for (const member of teamMembers) {
      const first = member.name.split(' ')[0]?.toLowerCase();
      expect(member.social.email).toBe(`${first}@northloop.example`);
      expect(member.image.initials).toBe(member.name.replace(/[^A-Z]/g, ''));
      expect(member.skills.length).toBeGreaterThanOrEqual(3);
      expect(member.achievements.length).toBeGreaterThanOrEqual(3);
    }
    expect(teamMembers.map(({ name, role }) => [name, role])).toEqual(
      expect.arrayContaining([
        ['Maya Lindqvist', 'Founder & Creative Director'],
        ['Theo Okafor', 'Lead Developer'],
        ['Priya Raman', 'SEO & Content Strategist'],
        ['Sam Whitehorse', 'UX Designer'],
      ]),
    );
    expect(teamContent.stats[0]?.value).toBe(String(teamMembers.length));
    for (const text of [aboutContent.hero.headline, heroContent.lead]) {
      expect(text.toLowerCase()).toContain(`${TEAM_SIZE} people`);
    }
  });

  it('lists six benefits, ten perks and four full-time openings', () => {
    expect(careersContent.benefits).toHaveLength(6);
    expect(new Set(careersContent.perks).size).toBe(10);
    expect(careersContent.perks.filter((perk) => perk.includes('$2,000/year'))).toHaveLength(1);
    expect(jobOpenings.map(({ department, type }) => [department, type])).toEqual([
      ['Engineering', 'Full-time'],
      ['Design', 'Full-time'],
      ['Marketing', 'Full-time'],
      ['Operations', 'Full-time'],
    ]);
    const years = jobOpenings.map(({ experience }) => Number.parseInt(experience, 10));
    expect([Math.min(...years), Math.max(...years)]).toEqual([2, 5]);
    expect(jobOpenings.every(({ experience }) => /^\d\+ years$/.test(experience))).toBe(true);
  });

  it('explains four next steps beside the long form', () => {
    expect(contactPage.nextSteps.title).toBe('What Happens Next');
    expect(contactPage.nextSteps.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
    expect(contactPage.infoCards).toHaveLength(4);
    expect(contactPage.form.fields.map(({ name }) => name)).toEqual([
      'name',
      'email',
      'company',
      'phone',
      'service',
      'budget',
      'timeline',
      'message',
    ]);
    expect(contactPage.form.fields.at(-1)?.rows).toBe(5);
    expect(contactPage.form.incomplete?.description).toBe('Please fill in all required fields');
  });

  it('keeps the fixed words of the two dead-end screens', () => {
    expect(underConstruction).toMatchObject({
      title: 'Page Under Construction',
      text: 'This page is not yet implemented.',
      action: { label: 'Go Back Home', target: { kind: 'route', to: '/' } },
    });
    expect(notFoundContent.actions.length).toBeGreaterThanOrEqual(1);
  });
});
