import { describe, expect, it } from 'vitest';
import { marketingModule } from '../module';
import { contentIndex } from './content-index';

/** Screens that search engines are kept out of. */
const UNLISTED = ['/search', '/consultation/booking', '/consultation/move', '/consultation/cancel'];

/** A sentence out of every section of every page. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Websites that earn their keep',
    'We build stores that ship by Friday.',
    '98% client satisfaction',
    'Pick one. Add the rest later.',
    'Sites that load on one bar of signal',
    'Daily backups, tested by restoring them',
    'Your Minneapolis neighbors are searching right now',
    'Winter-proof ordering',
    'Chicago: (312) 555-01',
    'On a phone, the menu is a PDF you have to pinch.',
    'Half an hour, no charge, no slides.',
    'Regulars used to phone in their Saturday rolls',
    'You own the result',
    'Saturday mornings used to be one person baking',
    '24/7 monitoring with a care plan',
    'your worst complaint about it and a cup of coffee',
    'Maya Lindqvist, Founder & Creative Director',
    'Office: 7800 Elm Creek Boulevard North, Maple Grove, MN 55369',
    'Working hours: Mon-Fri 8am-6pm',
  ],
  '/about': [
    'Six people, one long table',
    'The baker paid in rye bread and told two cousins.',
    'Give small businesses the website a big one would envy',
    'Spend it like your own',
    '2022, Research gets a chair',
    'There’s a chair free Thursday',
  ],
  '/team': [
    'Meet who answers your e-mail',
    'Theo writes code other people can read',
    'Works with: Swift, Kotlin',
    'Holds a 4.9 average store rating',
    'gabe@northloop.example',
    '6 people on staff',
    'Home for supper',
    'Room for one more?',
  ],
  '/careers': [
    'Do good work. Go home.',
    'We plan for forty hours and mean it.',
    'Tuesday: All in the studio: planning, critique, soup.',
    'A 401(k) with a 4% match',
    'A $2,000/year development budget',
    'Product Designer: Design, Maple Grove, MN, three days a week in the studio, Full-time, 3+ years',
    'Spreadsheets without fear',
    'None of these quite you?',
  ],
  '/contact': [
    'What are you working on?',
    'Name, email and message are all we need.',
    'Budget: Under $5,000',
    'Call: (612) 555-0142',
    'We tell you when a cheaper fix would do.',
    'You get a reply: Within 24 hours',
    'Rather say it out loud?',
  ],
  '/consultation': [
    'Pick a time to talk',
    'by phone or at the studio',
    'Plans change: move or cancel',
    'Monday to Friday, 8am to 6pm Central.',
  ],
  '/services/web-development': [
    'Websites built to be handed over',
    'PostgreSQL: Keeps your records straight',
    'Care plans: Updates, backups and monitoring',
    'Walk the shop floor',
    'A plumbing company’s dispatch site, Duluth',
    'Usually six to ten weeks from deposit to launch.',
    'Send us your current address',
  ],
  '/services/ui-ux-design': [
    'Watch someone use it. Then design.',
    '45% average conversion increase',
    'Findings ranked by cost of doing nothing',
    'Observe: Five customers try the tasks that matter.',
    '+52% applications finished',
    'I sat behind the glass',
    'Are five test users really enough?',
    'Which screen loses people?',
  ],
  '/services/mobile-apps': [
    'An app worth its square inch',
    '2M+ downloads',
    'App rescue: Inherited an app',
    'Large targets for gloved hands',
    'Submit, watch, improve',
    'Kotlin: Its counterpart on Android.',
    'Who owns the store accounts?',
    'It depends on that one job.',
  ],
  '/services/ecommerce': [
    'Sell what’s really on the shelf',
    '2.5s average load time',
    'Tax by address',
    'Best for: Wholesale and retail under one roof',
    'Checkout repair',
    'Farmers order at five in the morning from the cab.',
    'Which platform should we choose?',
    'Count your products. Then call.',
  ],
  '/services/seo': [
    'Answer the question they’re typing',
    'Never bought.',
    'Tend: From then on.',
    'Top 10 rankings: First-page places',
    'Search engines make no promises, so neither do we',
    'What’s in the free audit?',
    'Ask for the audit first',
  ],
  '/privacy': [
    'What we collect',
    'Newsletter: The e-mail address you enter',
    'we keep what you send us on purpose',
    'hello@northloop.example',
  ],
  '/terms': [
    'typically ask for a 50% deposit before work starts',
    'attack, overload or probe the site',
    'The laws of the State of Minnesota govern',
  ],
};

describe('contentIndex', () => {
  it('has one entry for every route of the module', () => {
    const routes = marketingModule.routes
      .map(({ path }): string => path)
      .filter((path) => !UNLISTED.includes(path));
    expect(contentIndex.map(({ path }) => path)).toEqual(routes);
  });

  it.each(contentIndex)('says everything that $path says', ({ path, text }) => {
    for (const sentence of SENTENCES[path] ?? ['no sentences listed']) {
      expect(text).toContain(sentence);
    }
    expect(text).not.toMatch(/undefined|\[object/);
  });

  it('tells services and legal texts from other pages', () => {
    const pathsOf = (kind: string) =>
      contentIndex.filter((entry) => entry.kind === kind).map(({ path }) => path);
    expect(pathsOf('service')).toHaveLength(5);
    expect(pathsOf('service').every((path) => path.startsWith('/services/'))).toBe(true);
    expect(pathsOf('legal')).toEqual(['/privacy', '/terms']);
  });

  it('gives every service’s questions with their answers', () => {
    for (const { path, kind, questions } of contentIndex) {
      if (kind === 'service') expect(questions?.length, path).toBeGreaterThanOrEqual(4);
      else expect(questions, path).toBeUndefined();
    }
    const seo = contentIndex.find(({ path }) => path === '/services/seo');
    expect(seo?.questions).toContainEqual({
      question: 'Can you guarantee first place on Google?',
      answer: expect.stringContaining('No, and be careful with anyone who does.'),
    });
  });
});
