import {
  DEPOSIT_PERCENT,
  DEPOSIT_RETURN_DAYS,
  ESTIMATE_VALID_DAYS,
  FIX_PERIOD_DAYS,
  INVOICE_DUE_DAYS,
  PLAN_NOTICE_DAYS,
  PROJECT_NOTICE_DAYS,
  REVISION_ROUNDS,
  SILENCE_DAYS,
} from '@northloop/contracts';
import type { LegalDocument } from './legal-document';

/** Terms for visitors and, in outline, for clients. */
export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  summary:
    'The first part covers using this website. The second is how we usually work with clients. A signed agreement for your project comes before anything said here.',
  backLabel: 'Back to Home',
  updatedLabel: 'Last updated',
  updated: '2026-11-29',
  contentsLabel: 'On this page',
  sections: [
    {
      id: 'agreement',
      heading: 'What you agree to',
      blocks: [
        {
          kind: 'paragraph',
          text: 'By using this website you accept these terms. If you use it for a business, you confirm that you may do so on its behalf. If you don’t accept them, please don’t use the site. “We” means the agency that operates it from Maple Grove, Minnesota; “you” means the visitor or client.',
        },
      ],
    },
    {
      id: 'using-the-site',
      heading: 'Using the site',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You’re welcome to read, link to and share any page. Please don’t:',
        },
        {
          kind: 'list',
          items: [
            'send unlawful, harmful or misleading content through the forms, the chat or the mockup generator;',
            'enter other people’s personal information without their permission;',
            'attack, overload or probe the site, or try to read records that aren’t yours;',
            'use the chat or mockup generator by script, or resell what they produce as a service;',
            'copy the site’s design, text or illustrations for a site of your own.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We may limit or block use that breaks these rules.',
        },
      ],
    },
    {
      id: 'chat-and-mockups',
      heading: 'The chat assistant and the mockup generator',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The chat assistant is software. It answers from this site’s content and can be wrong. Nothing it says is legal, tax or professional advice, and it can’t enter into an agreement for us. When an answer matters, ask a person.',
        },
        {
          kind: 'paragraph',
          text: 'The mockup generator draws a first idea of a homepage. Names, testimonials and other sample content in a mockup are placeholders. You may use a mockup for planning and discussion, with us or anyone else. We don’t promise that it is unique or that its wording is free of others’ rights, so have it checked before you publish any of it.',
        },
      ],
    },
    {
      id: 'estimates',
      heading: 'Estimates',
      blocks: [
        {
          kind: 'paragraph',
          text: `Prices and timelines shown on the site, in the chat or beside a mockup are estimates. They are not offers and bind neither of us. An estimate stands for ${ESTIMATE_VALID_DAYS} days; after that, prices or our calendar may have moved.`,
        },
        {
          kind: 'paragraph',
          text: 'A project begins with a written proposal that lists scope, assumptions, exclusions, price and dates. It becomes an agreement when both of us have signed it.',
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Deposits and payment',
      blocks: [
        {
          kind: 'paragraph',
          text: `We typically ask for a ${DEPOSIT_PERCENT}% deposit before work starts. The balance is due in the stages named in the proposal, the last of them before launch or delivery of final files. Smaller jobs may be billed in full beforehand, and care plans and search work are billed monthly.`,
        },
        {
          kind: 'paragraph',
          text: `Invoices are due within ${INVOICE_DUE_DAYS} days unless the proposal says otherwise. If one is more than 15 days late we may pause work until it’s paid, after telling you. Domain, hosting, license, advertising and platform fees are yours and are best paid directly by you. Sales tax is added where it applies.`,
        },
      ],
    },
    {
      id: 'changes-to-scope',
      heading: 'Changes along the way',
      blocks: [
        {
          kind: 'paragraph',
          text: `${REVISION_ROUNDS} rounds of changes are included at each design stage. If you want something beyond the agreed scope, we write down what it adds in price and time, and start on it once you’ve approved that in writing. No approval, no extra charge.`,
        },
      ],
    },
    {
      id: 'your-part',
      heading: 'What we need from you',
      blocks: [
        {
          kind: 'list',
          items: [
            'Text, photos, logins and decisions by the agreed dates, from one person who can speak for your business.',
            'The right to use whatever you give us, including photographs, fonts and trademarks.',
            'A check of facts, prices and legal notices before launch, since you know your trade’s rules better than we do.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Dates move if these are late. If we hear nothing for ${SILENCE_DAYS} days, we may close the project and bill the work done up to then.`,
        },
      ],
    },
    {
      id: 'ownership',
      heading: 'Who owns what',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your content stays yours. Once a project is paid in full, you own the design and the code we wrote for it, and we hand over the files and accounts. Until then you may use drafts only to review them.',
        },
        {
          kind: 'paragraph',
          text: 'Two things are excepted: open-source and licensed parts, which come under their own licenses, and general tools and methods we bring to every project, which you may use forever as part of yours. We may show finished work in our portfolio unless the proposal says we may not.',
        },
      ],
    },
    {
      id: 'third-parties',
      heading: 'Services of others',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Hosting companies, payment processors, app stores, shop platforms and search engines have terms and fees of their own. We choose with care and help when they fail, but we don’t control them and can’t answer for their outages, reviews, rankings or price changes.',
        },
      ],
    },
    {
      id: 'fixes',
      heading: 'Fixes after launch',
      blocks: [
        {
          kind: 'paragraph',
          text: `For ${FIX_PERIOD_DAYS} days after launch we correct, without charge, anything that doesn’t work as the proposal describes. This doesn’t cover faults caused by changes others made, by new software versions, or by services outside our control.`,
        },
        {
          kind: 'paragraph',
          text: 'Ongoing updates, monitoring and support outside business hours are part of a care plan.',
        },
      ],
    },
    {
      id: 'results',
      heading: 'Figures and results',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Figures about past projects describe those projects. Traffic, rankings, ratings and sales depend on much that we don’t control, so we promise work done with skill and care rather than a particular result.',
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Ending a project early',
      blocks: [
        {
          kind: 'paragraph',
          text: `Either of us may end a project with ${PROJECT_NOTICE_DAYS} days’ written notice. You pay for work done and costs committed up to that day; any part of the deposit beyond that is returned within ${DEPOSIT_RETURN_DAYS} days. Paid-for work is handed over as it stands. Care plans and search work end with ${PLAN_NOTICE_DAYS} days’ notice after any fixed term.`,
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each of us keeps the other’s non-public information private and uses it only for the project. This holds for three years after the project ends, and for logins and customers’ personal data without limit.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The website is provided as it is and as available, without warranties of any kind to the extent the law allows. For client projects, our total liability is limited to the amount you paid us for the project in the twelve months before the claim. Neither of us is liable for lost profits or other indirect damages.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing here limits liability that by law can’t be limited, such as for fraud or intentional harm. Neither of us is responsible for delays caused by events beyond reasonable control, blizzards included.',
        },
      ],
    },
    {
      id: 'law',
      heading: 'Governing law and disputes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The laws of the State of Minnesota govern these terms and our agreements, regardless of conflict-of-law rules. If we disagree, we first sit down together, in person or by video, within 30 days of either asking. What can’t be settled that way goes to the state or federal courts located in Hennepin County, Minnesota.',
        },
      ],
    },
    {
      id: 'general',
      heading: 'Last things',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If part of these terms can’t be enforced, the rest stays in force. If we don’t insist on a right once, we may still do so later. We may update these terms; the version shown on the day you use the site applies, and a signed project keeps the terms it was signed under.',
        },
        {
          kind: 'contact',
          text: 'Something unclear? Ask before you sign. We’d rather explain a sentence than argue about it.',
          channels: ['email', 'phone', 'address'],
        },
      ],
    },
  ],
};
