import type { PhrasingTable } from '../phrasing-table.js';

/** How visitors ask about reaching the agency, about data, terms and articles. */
export const sitePhrasings: PhrasingTable = {
  contact: `how do I reach you; phone number; email; what is your email; number to call; how can I get hold of you; contact details; can I call;
    whats your phone; where can I write; how do I contact you; text message; your digits; mail address for pictures; send you files; email you photos;
    where do I send stuff; give me an email; phone please; contact info; best way to get in touch; who do I write to; fax; can I email you; reach someone;
    how to get in contact; number please; ring you; drop you a line; send you a message; whatsapp; where can I send my documents`,
  location: `where are you; where is the office; address; where do I find you; which town; located; directions; how do I get to you; place on the map;
    what street; whereabouts; are you in minneapolis; where is your shop; studio address; zip; where are you guys at; your place; headquarters;
    how far from downtown; find you on a map; are you local; are you in the twin cities; where do you work from; postal address`,
  'walk-in': `can I stop by; drop in; come by; swing by; without an appointment; visit the studio; pop in; walk in; come over; just show up; are visitors welcome;
    can I come to the office; come see you; do I need an appointment; come in this week`,
  'phone-answer': `who answers the phone; who picks up; does somebody pick up; do I get a real person on the phone; is there a phone menu; will anyone answer if I call;
    voicemail; press one for sales; who am I talking to when I call; leave a message; do you answer the phone; do I reach a human when I call`,
  parking: `where do I park; parking spot; is parking free; park my truck; parking lot; wheelchair; elevator; step free; which floor; stairs; can I get in with a wheelchair;
    accessible entrance; room for a van; leave my car; lift; how do I get in; ramp; stroller; is the office accessible; coffee when I visit`,
  'remote-clients': `we are in another state; do you work outside minneapolis; I am in wisconsin; fargo; canada; do you take clients from far away;
    are you only local; work with us remotely; we are in texas; abroad; europe; service area; which areas do you cover; do you work nationwide;
    far from you; out of state; other cities; do you do remote projects; which cities do you serve; is it a problem that we are far away; iowa; dakota;
    florida; do you come out this far; rochester duluth; where do you work; overseas client; do you work with people in other countries`,
  social: `instagram; are you on social media; facebook page; twitter; linkedin; follow you; your socials; tiktok; x account; social profiles; insta; youtube channel`,
  'privacy-email': `what do you do with my email address; will you spam me; do you give away my number; share my email; sell my address; is my phone number safe;
    do you pass on my details; will I get ads; put me on a list; do you share my info; what happens with the data from the form; marketing mails after I write`,
  privacy: `what happens to my data; privacy; is my information safe; data protection; what do you collect; what do you know about me; gdpr; ccpa; do you sell data;
    privacy policy; what information do you gather; my personal data; how is my data used; do you profile me; who gets my data; data policy`,
  deletion: `delete my data; remove my info; erase me; wipe my details; forget me; get rid of my messages; clear this chat; delete the conversation; take me off;
    have my data removed; delete everything; erase what I wrote; right to be forgotten; remove my email; purge; can I get my data deleted; delete my account`,
  'chat-retention': `do you save this chat; is this recorded; how long is the chat kept; do you store the conversation; is this logged; does the chat get saved;
    what happens to what I type; chat history; how long do you keep my messages here; transcript; will this be here tomorrow; is the chat gone when I reload`,
  'contact-retention': `how long do you keep my message; contact form data kept; how long is my inquiry stored; how long do you keep client records; keep emails;
    when do you delete messages; how long does my message stay; retention of requests; project files kept how long; seven years`,
  'log-retention': `do you log my ip; server logs; backups of deleted data; how long are logs kept; access logs; record my visit; ip address saved`,
  cookies: `do you use cookies; tracking; are you tracking me; google analytics; ads follow me; pixel; cookie banner; why no cookie banner; do you spy on visitors;
    analytics on this site; trackers; what do you store in my browser; local storage; third party scripts; facebook pixel; retargeting`,
  'visitor-location': `how do you know where I am; why does it show my city; do you use gps; location tracking; do you know my location; guess my city`,
  'language-model': `do you send this to openai; which ai is behind the chat; third party ai; does chatgpt see this; does my text go to an ai company; who else sees the chat;
    is my chat shared with an ai provider; claude; gpt behind this`,
  access: `who reads this; does a human read the chat; who can see my messages; do people see what I write; who has access; can your staff read this;
    does somebody look at this chat; is it read by a person; who sees what I typed; are you watching; do employees read my chat`,
  children: `minimum age; can my kid use this; is it for children; how old must I be; under 13; my son wrote to you; age limit`,
  'server-location': `where is my data stored; are servers in the us; stored abroad; data in europe; which country; where are your servers; outside the us; overseas storage`,
  rights: `what are my rights; get a copy of my data; see what you have on me; correct my data; complain about data; data request; who do I complain to about privacy;
    object to use; withdraw consent; how do I see my data; what do you have about me; attorney general`,
  authorities: `police; government request; subpoena; do you give data to authorities; court order; law enforcement; fbi; nsa; warrant`,
  breach: `have you ever been hacked; data leak; data breach; what if my data gets stolen; is it encrypted; security of my data; how do you protect data; leak; stolen data`,
  'sale-of-company': `what if you get bought; company sold; if someone buys northloop; merger; new owner of my data`,
  'policy-changes': `does the privacy policy change; when was the policy updated; will you tell me if the policy changes; changes to the terms; can you change the terms later;
    which version of the terms applies; new terms; update of the policy; terms for my running project`,
  terms: `terms and conditions; fine print; tos; rules of the site; legal stuff; terms of service; general conditions; small print; where are your terms`,
  liability: `what if my site being down costs me money; who is liable; damages; sue; lost profits; liability limit; responsible for losses; compensation for downtime;
    what if you cause damage; are you insured; lost sales because of you; can I hold you responsible; do you pay for lost business`,
  confidentiality: `keep it secret; nda; confidential; do not tell anybody; my idea is secret; hush hush; will you keep our plans private; sign a non disclosure; trade secrets;
    can I trust you with my idea; are our passwords safe with you; discretion; will you steal my idea; under wraps; keep quiet about it`,
  law: `which law; what court; where do we fight it out; legal dispute; disagreement; jurisdiction; arbitration; mediation; if we fall out; settle a conflict; minnesota law;
    lawsuit where; what if we argue; judge`,
  'portfolio-rights': `will you show my project; use my site in your ads; put us in your portfolio; can I say no to being in the portfolio; use our name as reference;
    show my site to others; advertise with our project; pictures of our shop in your marketing; keep us out of your portfolio; may you publish our work`,
  'binding-chat': `can I hold you to that; is this chat binding; is what you say official; are your answers guaranteed; can I rely on this bot; is the bots price final;
    do you make promises; can you sign a deal; are you ever wrong; can I trust this chat; can this chat agree to something; is a number you give me binding;
    are you authorized; make me an offer right here; can you be wrong; is this legal advice`,
  'site-use': `copy your site; use your pictures; steal your design; can I copy your text; use your layout; link to you; scrape; reuse your illustrations; share your article;
    take your design for my own page; may I quote you; crawl your site; download your images; can I reprint your article`,
  'third-parties': `are you responsible if shopify fails; what if the host goes down; google changes its rules; apple rejects the app; price change of the platform;
    outage of the hosting company; who is to blame if stripe is down; services of others`,
  blog: `do you write articles; anything to read; blog; your posts; write ups; tips; what do you blog about; reading; guides; do you publish anything; your articles;
    topics of the blog; how many articles; blog categories; who writes the blog; resources for owners; advice to read`,
  newsletter: `get your newsletter; sign up for emails; unsubscribe; stop the mails; mailing list; subscribe; do you have a newsletter; email updates; news from you; how often does the newsletter come`,
  'article-future-of-web-design-ai-powered-tools': `what do you think of ai; ai site builders; chatgpt for websites; does ai save money; can ai make my website; is ai good for web design;
    ai tools for small business; future of web design; let ai design it; opinion about ai; should I let ai write my site; ai generated website; are ai websites any good; robots replacing designers`,
  'article-mobile-first-design-importance': `why phones first; mobile design article; thumb friendly; how big should buttons be; touch target size; design for phones; one thumb;
    mobile first; how much text fits on a phone; test my website on a phone; page on a small screen; phone layout tips; reading on phones`,
  'article-seo-best-practices-2025': `seo tips; do seo myself; learn seo; guide for local seo; how do titles work; page title length; meta description; town pages; get more reviews; what to do in 90 days;
    ai overviews; structured data; schema markup; how do I rank by myself; google tips; search article; do it yourself seo; what matters for google; improve seo on my own; keyword density`,
  'article-psychology-of-color-web-design': `which color should my button be; color psychology; what does blue mean; colors for my site; contrast; palette; is red good for buttons; color article;
    choosing colors; color blind visitors; do colors sell; which colors for a dentist; best color for a call to action; dark mode colors; color meaning; pick a color scheme`,
  'article-building-high-performance-react-applications': `react speed; fast react; react performance; our react app is slow; bundle size; javascript too big; performance budget;
    react article; rerenders; code splitting; article for developers; how heavy may javascript be; what should a page weigh; core web vitals in react; technical article`,
  'article-ecommerce-ux-design-converting-visitors': `sell more in my shop; why do people leave carts; product page tips; checkout tips; free shipping threshold; convert visitors; shop article;
    how many fields in checkout; raise conversion; better product descriptions; article on stores; get more orders; funnel; advice for online shops; returns policy text; popup discount; selling more online`,
};
