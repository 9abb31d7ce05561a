import { PRIVACY_REQUEST_DAYS, retention } from '@northloop/contracts';
import type { LegalDocument } from './legal-document';

/** What the site really collects: a change to forms, chat, mockups or storage changes this text too. */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  summary:
    'In short: we keep what you send us on purpose, use it to answer you, sell none of it and delete it on schedule. You can ask to see, correct or remove your data whenever you like.',
  backLabel: 'Back to Home',
  updatedLabel: 'Last updated',
  updated: '2026-12-01',
  contentsLabel: 'On this page',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This policy covers this website and the services that run on it: the contact forms, the booking of consultations, the newsletter, the chat assistant and the mockup generator. “We” means the agency that operates the site from its office in Maple Grove, Minnesota. We decide what is collected and answer for it.',
        },
        {
          kind: 'paragraph',
          text: 'Websites and stores we build for clients have policies of their own. If you used one of those, its owner is the one to ask.',
        },
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can read every page without telling us anything. We collect information in these places:',
        },
        {
          kind: 'definitions',
          items: [
            {
              term: 'Contact forms',
              text: 'Your name, e-mail address and message. Company, phone number, service, budget and timeline are kept if you fill them in. We also record when the form was sent.',
            },
            {
              term: 'Consultations',
              text: 'Your name, e-mail address, what you want to talk about, the time you chose and your browser’s time zone, in which our mails name it. A phone number and a drafted estimate are kept if you add them, and so is whether you confirmed, moved or cancelled.',
            },
            {
              term: 'Newsletter',
              text: 'The e-mail address you enter, and when you entered it, confirmed it and unsubscribed. Because anyone could enter your address, we first send a mail with a link to confirm it, and nothing else until you do.',
            },
            {
              term: 'Chat assistant',
              text: 'What you type, what the assistant answers, the times, and a random conversation number. The assistant doesn’t ask for your name; please leave out anything you wouldn’t want stored.',
            },
            {
              term: 'Mockup generator',
              text: 'The company name, industry, description, website type, colors and features you enter, and the draft and estimate made from them.',
            },
            {
              term: 'Approximate location',
              text: 'To show the nearest of our four cities, our server reads the city and state that the network in front of it may attach to a request. If nothing is attached, your browser’s time zone is used. We never ask your device for its position, send your address to a lookup service, or store the result.',
            },
            {
              term: 'Server logs',
              text: 'The time, the address requested, the outcome, a request number, your network address and the browser’s description of itself. We need these to keep the site running and to limit abuse.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-browser',
      heading: 'What stays in your browser',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your choice of light or dark theme is kept in your browser’s local storage. If you open the chat, the conversation number may be kept there too, so that the exchange is still there when you reload the page. Clearing the site’s data in your browser removes both.',
        },
        {
          kind: 'paragraph',
          text: 'We set no advertising or analytics cookies, load no tracking scripts, and embed no content from social networks. Links to our social profiles are ordinary links: those companies learn of your visit only if you follow one.',
        },
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use it',
      blocks: [
        {
          kind: 'list',
          items: [
            'To answer your message, prepare an estimate and, if you hire us, carry out the project.',
            'To hold the consultation you booked, and to send you its invitation, its changes and one reminder.',
            'To send the newsletter, if you subscribed and confirmed it.',
            'To reply in the chat and draw the mockup you asked for.',
            'To protect the site against spam and overload, and to find and repair faults.',
            'To keep the business records that tax and contract law require.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We don’t use your information for targeted advertising, and no decision with legal or similarly serious effect on you is made by a machine. Figures from the chat and the mockup generator are estimates that a person reviews before they become an offer.',
        },
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who else sees it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We don’t sell personal information and never have. It is shared only as follows:',
        },
        {
          kind: 'list',
          items: [
            'With companies that host our servers and database and deliver our e-mail, under contracts that limit them to that work.',
            'With the provider of a language model, at times when we use one for chat replies or mockup text. It then receives what you typed in the chat or generator. It doesn’t receive contact form submissions, bookings or newsletter addresses.',
            'With authorities, when a valid legal order leaves us no choice. We tell you unless the order forbids it.',
            'With a buyer, if the business is ever sold, who would be bound by this policy.',
          ],
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'Contact messages',
              text: `${retention.contactMonths} months after our last exchange. If you become a client, project records are kept for seven years after the project ends, for tax purposes.`,
            },
            {
              term: 'Consultations',
              text: `${retention.contactMonths} months after the day of the consultation.`,
            },
            {
              term: 'Newsletter addresses',
              text: `Until you unsubscribe by the link in our mails, or write to us. A note that you did so is kept so that we don’t write again by mistake. An address that nobody confirms is deleted ${retention.unconfirmedNewsletterDays} days after we asked.`,
            },
            {
              term: 'Chat conversations',
              text: `${retention.chatDays} days after the last message.`,
            },
            { term: 'Mockup requests', text: `${retention.mockupDays} days.` },
            { term: 'Server logs', text: `${retention.serverLogDays} days.` },
            {
              term: 'Backups',
              text: `Deleted records disappear from our backups within another ${retention.backupDays} days.`,
            },
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The Minnesota Consumer Data Privacy Act gives residents of the state rights over their personal data, and other states have similar laws. Whether or not a law obliges a studio of our size, we honor these rights for everyone, wherever you live:',
        },
        {
          kind: 'list',
          items: [
            'To know whether we hold data about you, and to receive a copy in a common format.',
            'To have wrong data corrected.',
            'To have data deleted, unless the law requires us to keep it.',
            'To learn which third parties received your data.',
            'To withdraw consent, unsubscribe, and object to a use.',
            'To appeal if we turn a request down. A second person on our team reviews it and answers in writing.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Write to us to use any of them. We answer within ${PRIVACY_REQUEST_DAYS} days, free of charge, and will never treat you worse for asking. We may need a detail that shows the data is yours; for a chat, that is its conversation number. If you’re not satisfied with our answer, you may complain to the Minnesota Attorney General or the authority where you live.`,
        },
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Connections to the site are encrypted. Access to stored messages is limited to the people who answer them, and conversation numbers are long enough that nobody can guess one. No system is perfectly safe. If a breach puts your data at risk, we’ll tell you and the authorities as the law requires.',
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The site is meant for businesses and job seekers. We don’t knowingly collect information from anyone under 13. If a child has written to us, let us know and we’ll delete the message.',
        },
      ],
    },
    {
      id: 'visitors-abroad',
      heading: 'Visitors from outside the United States',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our servers are in the United States, so what you send us is stored and handled there. If your country gives you rights beyond those above, tell us which and we’ll respect them.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If we change what we collect or how we use it, the new text appears here before the change takes effect. When a change matters to people who have already given us their data, we write to them where we can.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      blocks: [
        {
          kind: 'contact',
          text: 'Questions about privacy go to the same people as everything else. Mark your message “Privacy” and it won’t wait.',
          channels: ['email', 'phone', 'address'],
        },
      ],
    },
  ],
};
