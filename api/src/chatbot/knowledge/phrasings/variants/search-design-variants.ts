import type { PhrasingTable } from '../phrasing-table.js';

/** The same as the phrasings of search and design in other vocabulary. */
export const searchDesignVariants: PhrasingTable = {
  seo: `somebody searches tire shop in anoka and we are not there; come up first; we are invisible; do you offer ongoing seo; work on our google ranking; other shops show before us; can you get us seen;
    improve findability; google barely shows us; how would new customers discover us; help us rank; get more calls through the internet; our traffic is dead; I want to be on page one; optimise our pages;
    more people on the site; is it possible to be higher up; search marketing; organic search; we vanished from google`,
  'local-search': `does your work include the google business thing; fix our maps entry; phone number on google is old; people drive to the wrong door; get on apple maps; yelp entry; show in the map box; our hours are wrong everywhere;
    customers say google shows us closed; profile on google; take over our listing; nearby customers; local directory; be found by people around here; business listing; reviews in the listing; pin on the map; three entries of our shop`,
  'seo-guarantee': `can you promise a spot; is number one certain; will it definitely work; somebody told us they can guarantee it; first page for sure; what if we do not get to the top`,
  'seo-audit': `what is in it the free audit; audit at no cost; do you check our google presence for free; can I keep the audit; what do you look at in an audit; free look at our search; list of fixes; how thorough is the free audit`,
  'seo-audit-time': `when is the audit done; how fast is the audit; days for the audit`,
  'seo-contract': `how long is the commitment for seo; do I sign up for a year of seo; can we pause seo; seo for one month only; is there a minimum for search work; stop paying for seo; is seo a subscription; ending search work`,
  'seo-results': `when does seo kick in; how soon do rankings move; what did others gain; how much more business; is it worth it for a small shop; how long before it works; does seo still work; what changes after a year; do you have success stories in search; when will the phone ring more`,
  'seo-report': `what do I see each month; numbers on one page; do you tell me what worked; how do I follow the results; report on calls; can I log in to see statistics; monthly summary; tell me which calls came from google`,
  'seo-process': `what is done in the first weeks of seo; order of the search work; what do you fix first; how is the year planned; seasons of seo; what do you do all month for the money`,
  'seo-links': `how do you get other sites to mention us; do you pay for links; link from the chamber; broken links; are bought links ok`,
  'seo-keywords': `what words do customers type; how do you know what people look for; search terms in our town; which phrases to use; seasonal searches`,
  'seo-content': `do you write pages for google; how many new pages; do we have to write the articles ourselves; content every month; cut old pages; who writes for seo`,
  'ui-ux-design': `figure out why visitors leave at the signup page; our members hate the portal; people phone because the site is a maze; the form drives folks crazy; too much clicking; make it so my mother can use it;
    our booking takes forever to fill in; nobody gets past step two; buttons nobody finds; bad user experience; staff curse our system; improve our screens; the app is a pain to use; where do they hesitate; streamline our application form;
    restructure the menu; people do not get what we do from the page; clean interface; redesign the dashboard; users are frustrated; dropouts in our form`,
  'design-systems': `one look for all our products; rules for buttons; our five teams all do it differently; library of parts; css standards; shared components; document colors and type`,
  'screen-states': `error screens; what about dark theme; do you draw all the screens; desktop and phone layouts; empty pages; design with real texts; tablet version of the design`,
  usability: `do you ask our customers; just the research part; only research; sit with our patients; how do you find out what is wrong; do you watch people; test our site with strangers; interviews with buyers; do you film users; look over their shoulder;
    study how people use it; get feedback from real users; try our app with people; find testers for us; we want to know what customers think; evaluate with users; how do I learn why they quit`,
  'five-users': `is five people a joke; why so few testers; how many do you watch; would twenty be better; reliability of five`,
  'design-only': `my own it guy will build it; we just want designs; our developers do the rest; can you work with our programmers; layouts for our coders; do you give us figma; design and hand off; support our team while they code; no programming needed`,
  prototype: `a thing to click for my investors; show the board how it could work; quick sample of the app; test before we pay for code; dummy of the site; how soon is a clickable version there; trial screens; feasibility`,
  'conversion-figure': `does a redesign pay; what is the 45 about; will more people book; increase in orders; what is my return; how do we know it worked; measure before and after; is it money well spent; more sales after the redesign`,
  'design-process': `do I get invited to the design; what are the six steps; order of the design work; what happens in a design round; how do you come up with a design`,
  'design-figures': `what do redesigns bring on average; numbers from your design work; how many design projects; how did bounce change`,
  'design-testimonials': `what does the clinic director say; design clients opinions; did the lending head like it; what did the music school director think`,
};
