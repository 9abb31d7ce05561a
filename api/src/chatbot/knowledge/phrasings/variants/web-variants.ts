import type { PhrasingTable } from '../phrasing-table.js';

/** The same as the web phrasings in other vocabulary: whole sentences, fragments, trades. */
export const webVariants: PhrasingTable = {
  services: `what is it that your agency does exactly; which of my problems could you solve; do you only do websites or other things too; what else do you do;
    I am not sure what I need, what do you offer; can you handle everything digital; list everything you make; what kinds of jobs do you accept;
    anything besides web design; what would you say you do; give me a rundown of what you offer; overview please; full service agency?; where do you help`,
  'web-design': `we would like something fresher; time for a new website; can you clean up our homepage; the whole thing needs redoing; our site scares people off;
    I am ashamed of our page; we look unprofessional online; customers laugh at our site; same design since 2009; would you start from zero or rework what is there;
    do I get to choose between designs; do I have a say in how it looks; do you show several drafts; is the design tailored to us; how many concepts do you draw;
    do you use ready made themes; our joomla site looks ancient; replace the whole thing; looks like a kid made it; can you match our storefront and signs`,
  'web-development': `I run a tire shop and we have nothing online; we just started and need a presence; new business needs a site; there is nothing about us on the internet;
    people ask for our website and we have none; first website ever; get our workshop on the internet; can you program a site from a finished design;
    we have a design and need it coded; turn our designs into a website; make us visible with a site; build the thing our designer drew; basic site for a repair shop;
    a place online where people see what I do; show my photos big on a site; website for my wedding photography; I paint and want to show my pictures;
    site to present our services; could you make pages for our choir; event page; small informational site; need it up for our opening`,
  'website-included': `what is all in there for the money; does that come with hosting or training; how big is a normal website; are fifteen pages ok;
    what size of site do you make; does the package contain photos; do I get google basics; what is the standard package; how many subpages;
    what belongs to a website from you; which things are part of the deal; is editor training part of it`,
  'web-applications': `an intranet for our employees; renters should report repairs online; tenants portal; suppliers need a login; our volunteers sign up for shifts;
    online system for our appointments and staff; members see their statements; track orders with a login; our team uses google sheets for everything;
    tool to calculate offers; online quote calculator; price calculator on our page; the office drowns in paper forms; write software for us;
    admin panel; build something like airbnb; marketplace; job board; inventory tool; time tracking for staff in the browser; user accounts with permissions; exports for the boss`,
  'content-systems': `what system will I edit in; the editor behind the site; can we get off wix; our site is on godaddy builder and stuck; joomla to wordpress;
    will my old articles come along; take over our news archive; how do we publish events; content editor with drafts; do you set up wordpress; is wordpress secure enough`,
  integrations: `put our mailing list signup on the page; collect email addresses for our promos; new leads straight into our crm; bookings should show in outlook;
    connect it with mindbody; our accountant wants the orders in xero; website and register should talk; sign ups into mailchimp; airtable connection; show our google calendar on the site;
    the program we use in the office; automatic export to our books; what happens if the connection fails; webhook; sync members with our software; opentable on our page`,
  speed: `on my sisters phone it never finishes loading; spinning wheel; everything is laggy; the page stalls; bounce because of loading; takes an age; my page opens at a snails pace;
    can you cut the loading time; heavy page; pictures load slowly; why does our site need eight seconds; turbo for our website; make it snappy; what does it take to make the site fast`,
  takeover: `another company built our site and now the form is broken; do you repair sites from other people; our web person passed away; my webmaster does not return calls;
    we lost contact with our developer; can you rescue our website; will you work on somebody elses code; is it cheaper to repair or to start new; our provider closed down;
    the agency ghosted us; my brother in law built it; continue a project that someone started; second opinion on a half done site; they left us with an unfinished site`,
  'self-editing': `who puts in the new menu every week; put up the soup of the day ourselves; can my wife update it; is it like editing in word; changing a phone number later;
    do I depend on you for changes; post our own news; do I need a programmer for small changes; can we write new pages; which things can I not change myself;
    simple enough for my dad; edit by phone; is there a manual; show me how to change things; will someone explain how to use it; editing lessons; upload pictures on my own`,
  technologies: `do you code by hand; which frameworks; server side rendering; what powers your sites; is your code readable for others; vendor lock in because of technology;
    react or vue; postgres or mysql; do you know docker; do you use typescript; what are the sites written in; is it standard technology; open source tools; ruby shop?; which web technologies`,
  hosting: `where will my site live; which server do you use; who do I pay for the domain; is a domain part of it; can you take care of the dns; our domain is at namecheap;
    host elsewhere; does hosting cost extra; who renews the domain; who controls the hosting account; do you resell hosting; emails at our own domain; is the server in my name`,
  accessibility: `do your pages pass the accessibility rules; lawsuit because blind people cannot order; visitors with parkinsons; is voice over supported; hearing impaired; elderly visitors;
    can someone use it with only a keyboard; wcag 2.2; who checks for disabled users; we are a public school and need compliance; inclusive website; screen magnifier; barrier free`,
  'light-pages': `half our visitors use phones; will it run on a five year old device; page on weak signal; in the cellar with no reception; phone and desktop; adapts to the screen;
    do you check it on actual phones; is it good on mobile; does it scale on a tablet; my customers have cheap phones; bandwidth is bad out here; mobile version included`,
  'content-writing': `I am bad with words; somebody who makes the writing sound good; who comes up with the texts; can your reporter write about us; do you proofread; do you interview my people;
    we have no time to write; is text included; do I have to deliver text; who approves what gets published; product photos; can you take pictures of our food; do you know a photographer;
    our pictures are blurry; headshots; write the about us; translate my rambling into good text; need content`,
  'local-offer': `do you work with architects; bike repair place; do you know the restaurant business; we are a family run hardware store; site for a daycare; do you do sites for churches;
    are there other garages among your clients; kennel website; small shop on main street; help for local stores; I own a bar; we cater weddings; my wife has a bakery;
    local plumber needs customers; massage therapist website; lawn care; farm stand; quilt shop; dance school; dentists office; do you build for lawyers; insurance agent page; trades you serve`,
  'first-look': `could you glance over our page; tell me honestly how bad it is; what are we doing wrong online; any quick wins on our site; here is our url what do you think;
    three suggestions for my homepage; would you roast our website; can someone check my website; opinion on our current pages; audit of the design; quick feedback`,
  'site-features': `donate button; accept donations; remind customers of their appointment; show our events; calendar of events on the site; book a table; pick a date and time online;
    sign up for classes online; rent out cabins online; schedule a pickup; order cakes online; preorder lunch; upload a photo with the request; online payment for invoices;
    waiver form; membership fees online; can people apply through the site; job application form; chat on the site; map with directions; what all can I put on it`,
  security: `pharma spam on our site; google warns visitors about our page; browser says not secure; do you protect it; got infected; malware; strange links; hackers got in; lock it down;
    are passwords safe; someone defaced our site; security of the websites you build; protection against bots; spam through the form`,
  languages: `our clients speak somali; half of our guests are mexican; do you make bilingual pages; can it be in two languages; chinese version; switch between english and french;
    pages in several tongues; who translates; russian site; is a second language extra`,
  'company-size': `do you bother with a one person shop; is a church too small; would you work with a big hospital; we have 300 employees; do you take on startups; minimum order;
    we are just starting out; do you only do small stuff; state agency; are small clients welcome; do you say no to jobs; would you work for another agency; franchise with many locations`,
  branding: `we have no logo; draw us a logo; name for our business; business identity from scratch; new colors for our brand; can maya do a logo; brand style; our look is inconsistent; mascot; rebranding`,
  'web-duration': `what tends to slow you down; why two months; where do delays come from; what do people do that holds it up; how do we avoid delays; reasons a website is late`,
  'site-builders': `I could do it on wix myself; what is wrong with squarespace; why not let my kid do it; difference between you and a template; a friend does it for a six pack; an ai makes it for ten dollars;
    why are you worth more; compared with doing it ourselves; hire a pro or diy; templates cost nothing`,
};
