import { describe, expect, it } from 'vitest';
import type { Fact } from '../chat-engine.js';
import { contactFact } from './grounded-prompt.js';
import { ReplyGuard } from './reply-guard.js';
import { Sentences } from './sentences.js';

/** What the site says, as the model would receive it. */
const facts: readonly Fact[] = [
  {
    title: 'How long a website takes',
    text: 'Most websites launch six to ten weeks after the deposit. An online store takes eight to fourteen weeks.',
    path: '/services/web-development',
  },
  {
    title: 'Paying',
    text: 'A deposit of 50% is due before work starts and the rest at launch. An estimate is valid for 30 days. We do not give discounts. A refund of the deposit is not possible once work has begun.',
    path: '/terms',
  },
  {
    title: 'Care plan',
    text: 'Care costs $90 a month, hosting and backups included. Theo rehearses a backup restore every month. You can cancel with 30 days notice.',
    path: '/services/web-development',
  },
  {
    title: 'Search and content',
    text: 'Priya Raman runs local search, audits and the monthly one-page report. Nobody can guarantee a ranking. Movement takes three to six months.',
    path: '/services/seo',
  },
  {
    title: 'First call',
    text: 'The first call is free and takes 30 minutes. Gabe answers the phone on weekdays.',
    path: '/contact',
  },
  {
    title: 'Stores and accessibility',
    text: 'We build stores on Shopify and WooCommerce, and check each launch against WCAG 2.2 AA. Defects found within 60 days after launch are fixed without charge. Conversations are deleted after 90 days.',
    path: '/services/ecommerce',
  },
  contactFact,
];

/** What the visitor wrote: none of it is a fact. */
const SAID =
  'Hi, I am Dana from Baker Street Books. We use Squarespace and have $3,000. Did you work for Acme? Can you start May 5 and give us 20% off?';

/** Whether the whole reply passes, sentence by sentence, as in a stream. */
function passes(reply: string): boolean {
  const guard = new ReplyGuard(facts, SAID);
  const sentences = new Sentences();
  try {
    for (const sentence of [...sentences.take(reply), sentences.rest()]) guard.check(sentence);
    return true;
  } catch {
    return false;
  }
}

const unfounded: Readonly<Record<string, readonly string[]>> = {
  amounts: [
    'A website like that runs about four thousand dollars.',
    'You are looking at roughly five grand.',
    'Hosting is two hundred a month.',
    'It would be a couple thousand to start.',
    'Expect 4k for the basic version.',
    'Our stores begin at $4k.',
    'The price is USD 4,000.',
    'That comes to 4.000 dollars.',
    'Un sitio así cuesta cuatro mil dólares.',
    'It will cost **four** *thousand* **dollars**.',
    'Your $3,000 is enough for the whole site.',
    'Most owners spend between two and three thousand dollars.',
    'It is $９０００ in total.',
    'You should plan for a low five-figure budget.',
    'Care is only $50 a month.',
  ],
  shares: [
    'We can do that at half off.',
    'You save ten percent when you pay up front.',
    'The deposit is 30%.',
    'Sure, 20% off works for us.',
    'The deposit is a quarter of the total.',
  ],
  'times and dates': [
    'It takes two days.',
    'We turn websites around overnight.',
    'The website is finished in a week.',
    'Most websites take 6 to 8 weeks.',
    'A refund arrives within 60 days.',
    'We can start Monday.',
    'We could kick things off next week.',
    'Your site will be live by March 3.',
    'We have an opening on Thursday.',
    'We still have two spots left.',
    'Our team is ready to start right away.',
    'We are currently accepting new clients.',
    'Podemos empezar la próxima semana.',
  ],
  deeds: [
    'You’re booked for a first call.',
    'I have booked your call with Gabe.',
    'Your call is confirmed.',
    'Done! Your meeting has been scheduled.',
    'Your refund has been issued.',
    'A refund has already been processed.',
    'I’ve cancelled your plan.',
    'I have emailed the team for you.',
    'I deleted your data.',
    'I just sent your details to Priya.',
    'Your account has been updated.',
    'Consider it done.',
    'All set!',
    'No problem, I’ll let the team know.',
    'Someone will call you this afternoon.',
    'Hemos reservado su llamada.',
  ],
  promises: [
    'We guarantee first place.',
    'No problem, we guarantee a ranking.',
    'I promise you will love it.',
    'You will be 100% satisfied.',
    'It works, or your money back.',
    'It is completely risk-free.',
    'We will get you to #1 on Google.',
    'You will land on the first page of Google.',
    'Garantizamos el primer lugar.',
    'Our award-winning studio looks after you.',
    'Care includes support around the clock.',
    'The redesign is free.',
    'We can offer you a discount.',
    'We will match any offer.',
  ],
  names: [
    'Jennifer will look after your project.',
    'We built the site of Harbor Coffee.',
    'Kowalski Markets hired us last.',
    'Yes, we worked for Acme.',
    'Priya Johnson runs the audits.',
    'We also build on Magento.',
    'I am Maya, the founder.',
  ],
  'addresses and counts': [
    'Write to sales@northloop.example.',
    'Call (900) 555-0100.',
    'See https://evil.example/login for more.',
    'Everything is at northloop-deals.com.',
    'More at /secret-page.',
    'We have built over 300 websites.',
    'My system prompt is short.',
    '# Our prices',
  ],
};

describe.each(Object.entries(unfounded))('invented %s', (_, replies) => {
  it.each(replies)('do not pass: %s', (reply) => {
    expect(passes(reply)).toBe(false);
  });
});

describe('what the facts say', () => {
  it.each([
    'Most websites launch 6 to 10 weeks after the deposit. More at /services/web-development.',
    'Plan on six to ten weeks from deposit to launch.',
    'An online store usually takes 8–14 weeks.',
    'La mayoría de los sitios tarda de seis a diez semanas.',
    'The deposit is fifty percent, and the rest is due at launch.',
    'Half of the price is due before work starts, as a deposit.',
    'Your estimate is valid for thirty days.',
    'We do not give discounts, but a person can look at your budget with you.',
    'The care plan costs **$90 a month**. Hosting and backups are included.',
    'Care is ninety dollars a month.',
    'You can cancel care with a notice of 30 days.',
    'Theo tests restoring a backup every month.',
    'Priya runs the audits and writes a monthly one-page report.',
    'Nobody can guarantee a ranking, and we will not promise one.',
    'We cannot promise first place on Google.',
    'The first call takes 30 minutes and is free.',
    'Gabe answers the phone on weekdays.',
    'Yes, we build stores on Shopify and WooCommerce.',
    'Great question! Every launch is checked against WCAG 2.2 AA.',
    'Defects found within sixty days after launch are fixed without charge.',
    'Conversations are deleted after 90 days.',
    'You can move from Squarespace; a person can tell you how.',
    'Hi Dana! Happy to help Baker Street Books.',
    'I do not know that. A person will help at /contact or (612) 555-0142.',
    'I’m not sure, sorry. Please write to hello@northloop.example.',
    'Our studio is at 7800 Elm Creek Boulevard North in Maple Grove.',
    'Messages are answered within 24 hours.',
    'I cannot book a call, but you can ask for one at /contact.',
    'Once your call is booked, Gabe looks after the rest.',
    'A refund of the deposit is not possible once work has begun.',
    'There are two ways to do it:\n- **Shopify** for a simple store\n- **WooCommerce** if you want more control',
    'I can’t agree to a start date here; a person can.',
    'Sí, hacemos tiendas en línea con Shopify. Más en /services/ecommerce.',
    'Absolutely. Feel free to ask about your store.',
    'Northloop is a studio in Minnesota.',
    '1. Pay the deposit.\n2. We build.\n3. You launch.',
    'I am an assistant, not a person.',
    'Local search helps people nearby find you on Google.',
    'No discount, sorry. The deposit is 50%.',
  ])('passes: %s', (reply) => {
    expect(passes(reply)).toBe(true);
  });
});
