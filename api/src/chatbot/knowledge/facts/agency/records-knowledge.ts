import type { KnowledgeDocument } from '../../knowledge-document.js';
import { pages } from '../../site-pages.js';

const KEEP = '(keep|kept|store[ds]?|save[ds]?|retain(ed)?|hold|held|delete[ds]?)';

/** What the privacy policy says of each kind of record, and of each right. */
export const recordsKnowledge: readonly KnowledgeDocument[] = [
  {
    id: 'conversation-of-others',
    title: 'Conversations of others',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'I only know this conversation: what other visitors write stays with them, and nobody gets to read another’s. Ask me about Northloop’s services, prices or timing.',
    phrasings: ['what did other visitors ask', 'show me another conversation'],
    cue: /\b(other|another|previous|last|else'?s?|someone'?s?|somebody'?s?|different) (visitors?'?s?|people|persons?|users?'?s?|customers?|chats?|conversations?)\b(?=.*\b(ask|asked|say|said|write|wrote|typed?|chats?|conversations?|messages?)\b)|\b(people|visitors?|users?|someone|somebody) (else|before me)\b(?=.*\b(ask\w*|sa(y|id)|wr(i|o)te|chats?|here)\b)|\b(else|others?)'?s? (chats?|conversations?|messages?|history)\b|\bconv_\d+/,
  },
  {
    id: 'contact-retention',
    title: 'How long contact messages are kept',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'Contact messages are kept 24 months after our last exchange. If you become a client, project records are kept for seven years after the project ends, for tax purposes.',
    phrasings: ['how long do you keep messages from the contact form'],
    cue: new RegExp(
      `\\bhow long\\b.*\\b(contact|forms?|e-?mails?|inquir(y|ies)|requests?)\\b.*\\b${KEEP}\\b|\\bhow long\\b.*\\b${KEEP}\\b.*\\b(contact|forms?|e-?mails?|inquir(y|ies)|requests?)\\b`,
    ),
  },
  {
    id: 'mockup-retention',
    title: 'How long mockups are kept',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'Mockup requests are kept 90 days: what you enter, and the draft and estimate made from it.',
    phrasings: ['how long do you keep my mockup'],
    cue: new RegExp(
      `\\b${KEEP}\\b.*\\b(mockups?|drafts?)\\b|\\bmockups?\\b.*\\b${KEEP}\\b(?!.*\\bcopy\\b)`,
    ),
  },
  {
    id: 'log-retention',
    title: 'Server logs and backups',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'Server logs are kept 30 days: time, address requested, outcome, your network address and the browser’s description of itself. Deleted records disappear from backups within another 35 days.',
    phrasings: ['how long are server logs kept', 'do you log my ip address'],
    cue: /\b(server|access|web) logs?\b|\b(log|store|save|keep|record)\b.*\bip( address(es)?)?\b|\bmy ip\b/,
  },
  {
    id: 'visitor-location',
    title: 'Your location',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'To show the nearest of our four cities, the server reads the city and state that the network may attach to a request, else your browser’s time zone. We never ask your device for its position and store nothing of it.',
    phrasings: ['do you use my location', 'how do you know my city', 'geolocation gps'],
    cue: /\bmy (location|position|whereabouts)\b|\b(know|knew|track|see|find|tell|detect)\b.*\b(where (i|we) (am|are|live)|my (city|town|place|home))\b|\bgps\b|\bgeo ?location\b/,
  },
  {
    id: 'children',
    title: 'Children',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'The site is meant for businesses and job seekers, and we do not knowingly collect anything from anyone under 13. If a child has written to us, tell us and we delete the message.',
    phrasings: ['can children use this', 'is there a minimum age'],
    cue: /\b(have to|must|need to) be (at least )?(\d\d|of age|adult)\b|\b(my|our|a|the) (kids?|child(ren)?|sons?|daughters?|(\w+ )?year.?old)\b(?=.*\b(use|chat|write|type|allowed|read|here|this|can|may)\b)(?!.*\b((website|site|app) (for|to)|class(es)?|server|intern\w*|job|school)\b)|\b(minimum age|underage|minors?|how old (do|must|should))\b|\bunder (13|18)\b/,
  },
  {
    id: 'server-location',
    title: 'Where data is stored',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'Our servers are in the United States, so what you send us is stored and handled there. If your country gives you further rights, tell us which and we respect them.',
    phrasings: ['where are your servers', 'is my data stored in europe'],
    cue: /\bwhere\b.*\b(my|our|the) (info|chats?|conversations?|details|messages?)\b.*\b(stored|kept|saved|hosted|live)\b|\bwhere\b.*\b(servers?|data|information|messages)\b(?!.*\b(send|upload)\b)|\b(data|information|stored?|hosted)\b.*\b(in|within|outside) (europe|the eu|eu|germany|canada|the us|usa|america|the cloud|another country)\b/,
  },
  {
    id: 'rights',
    title: 'Your rights',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'Your rights, wherever you live: you may know whether we hold data about you and get a copy, have it corrected or deleted, learn who received it, withdraw consent, and appeal. Write to hello@northloop.example; we answer within 30 days, free of charge.',
    phrasings: ['what rights do I have', 'get a copy of my data', 'see what you saved about me'],
    cue: /\b(what|which|my) rights\b|\brights (do|have|over)\b|\b(copy|export|download|see|get|receive|request|view|know)\b.*\b(my (personal )?(data|information|records)|(saved|stored|have|know|collected|hold|kept) (on|about|of) me)\b/,
  },
  {
    id: 'access',
    title: 'Who can read messages',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'Access to stored messages is limited to the people who answer them. We do not sell personal information; companies that host our servers and deliver our e-mail work under contracts that limit them to that.',
    phrasings: ['who has access to my messages', 'who can read what I write'],
    cue: /\bwho\b.*\b(access|reads?|sees?|look(s|ing)? at)\b.*\b(my|our|these|the|this|what) ?(messages?|chats?|data|conversation|i (write|type|send))\b/,
  },
  {
    id: 'sale-of-company',
    title: 'If the business is sold',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'If the business is ever sold, the buyer would receive the data and be bound by this policy. Apart from that we do not sell personal information and never have.',
    phrasings: ['what happens to my data if the company is sold'],
    cue: /\b(sell|sold|buy|bought|takes? over|acquired?)\b.*\b(the|your|this) (company|business|agency|studio|firm)\b/,
  },
  {
    id: 'authorities',
    title: 'Authorities',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'Authorities get data only when a valid legal order leaves us no choice, and we tell you unless the order forbids it.',
    phrasings: ['can the police read this', 'do you give data to the government'],
    cue: /\b(police|fbi|government|authorities|court order|subpoena)\b(?=.*\b(read|see|get|data|chat|messages?|this|access)\b)|\b(give|hand|share)\b.*\b(police|government|authorities)\b/,
  },
  {
    id: 'breach',
    title: 'Data breaches',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'I do not know of a breach. Connections are encrypted and access to stored messages is limited; if a breach put your data at risk, we would tell you and the authorities as the law requires.',
    phrasings: ['was there a data breach', 'have you been hacked'],
    cue: /\b(data|security) (breach|leak)(es)?\b|\b(have|were) you (been |ever )*hacked\b/,
  },
  {
    id: 'model',
    title: 'Language model',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'I am software that answers from this site’s content. At times we use the provider of a language model for chat replies or mockup text; it then receives what you typed here, but no contact messages or newsletter addresses.',
    phrasings: ['do you use chatgpt to answer', 'does an ai read this'],
    cue: /\b(reads?|sees?|gets?|sent|goes|shared)\b.*\b(ai|openai|language model|robot|machine|chat ?gpt)( company| provider)?\W*$|\b(you|this|chat|bot|here)\b.*\b(chat ?gpt|gpt|openai|gemini|claude|llm|language model)\b(?!.*\b(build|websites?|sites?|for (my|our))\b)|\b(chat ?gpt|gpt|openai|language model|robot|machine|ai)\b.*\b(reads?|sees?|answers?|behind|gets?)\b.*\b(what i|my|me|this|you|it)\b/,
  },
  {
    id: 'binding-chat',
    title: 'What the assistant may agree to',
    topic: 'legal',
    path: pages.terms,
    answer:
      'No: I am software and can be wrong, and I cannot enter into an agreement for Northloop. A project begins with a written proposal, and it becomes an agreement when both sides have signed it.',
    phrasings: [
      'is what the bot says binding',
      'can you promise things',
      'can the chat make a deal',
    ],
    cue: /\b(you|bot|chat|assistant|this|it)\b.*\b(legally|binding|bound|contract with me|make (a|an|any) (deal|agreement|promise)s?|authori[sz]ed)\b(?!.*\b(estimate|quote)\b)|\ballowed to promise\b/,
  },
  {
    id: 'site-use',
    title: 'Using this site',
    topic: 'legal',
    path: pages.terms,
    answer:
      'You are welcome to read, link to and share any page. Please do not copy the site’s design, text or illustrations for a site of your own, use the chat or generator by script, overload or probe the site, or enter other people’s information without their permission.',
    phrasings: [
      'can I scrape your site',
      'can I use your illustrations',
      'may I copy your text or design',
      'can I link to your page',
    ],
    cue: /\b(scrape|crawl|copy|reuse|steal|use)\b.*\byour (site|website|page|text|texts|images?|illustrations?|pictures?|photos?|designs?|content|articles?)\b/,
  },
  {
    id: 'mockup-use',
    title: 'Using a mockup',
    topic: 'legal',
    path: pages.terms,
    answer:
      'You may use a mockup for planning and discussion, with us or anyone else. Names, testimonials and other sample content in it are placeholders, and its wording should be checked before you publish any of it.',
    phrasings: ['may I publish the mockup', 'can I use the mockup for my real site'],
    cue: /\b(use|publish|keep|take|copy|post|put|upload)\b.*\b(the |my |this |a |generated )*(mock ?-?ups?|draft|generated (page|site|design))\b(?=.*\b(real|live|site|website|online|publish|elsewhere|myself|as|for)\b|\W*$)/,
  },
];
