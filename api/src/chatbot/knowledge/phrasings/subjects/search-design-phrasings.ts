import type { PhrasingTable } from '../phrasing-table.js';

/** How owners ask about search work, design and research. */
export const searchDesignPhrasings: PhrasingTable = {
  seo: `nobody can find us on the web; we do not come up on google; get us higher on google; competitors are above us;
    improve our position; more people should find my site; we are on page three; we dropped in google; our traffic fell off;
    get found when people look for a plumber; get more hits; how do I get on google; search ranking help; show up in searches;
    google optimization; more traffic; more leads from search; get to the top; be more visible online; why is my site not on google;
    customers do not find us; help with keywords; seo service; lift our ranking; show up when somebody googles us;
    people look for electricians in town and we are not there; invisible on the internet; more calls from google; does seo include links`,
  'local-search': `google maps; wrong hours on google; our address is wrong on google; google my business; map pin; listing on yelp;
    come up for near me; our google profile; two listings of our business; old phone number on google; bing places; apple maps;
    directories; people nearby should find us; show up on the map; google reviews; wrong info about us on google; holiday hours on google;
    claim our google listing; google says we are closed; sort out our listing; local listings; found in our neighborhood; duplicate entries;
    yellow pages; three pack; we moved and google shows the old place; walk in customers from the neighborhood`,
  'seo-guarantee': `can you promise number one; guarantee the top spot; first on google guaranteed; will I be on page one; top of google for sure;
    how certain is it; another company promised first place; guaranteed results; can you get me number 1; do you guarantee rankings`,
  'seo-audit': `free check of our site; what does the audit include; audit for free; is the seo check really free; look at why we do not rank;
    seo report for my site; free analysis; what do I get in the audit; search check; get an audit; audit my page; how many pages does the audit cover`,
  'seo-audit-time': `how long is an audit; when do I get the audit; time for the seo check; how many days for the audit`,
  'seo-contract': `am I stuck with seo for a year; how long must I sign up for seo; leave the seo contract; quit seo; notice for seo;
    minimum term; can I stop seo anytime; monthly contract; get out of the seo deal; how long am I bound; commit to how many months;
    seo cancellation; tied in; lock in period; is it month to month; do I keep the pages if I stop seo; how to stop the search work`,
  'seo-results': `does seo bring anything; what will seo do for me; how soon do I see something from seo; when does seo start working;
    how much traffic will I gain; is seo worth the money; what results have clients had; proof that seo works; results after a year;
    time until we rank; how long until google notices; when will we get more visitors; how long till seo pays off; success with seo;
    how many more visitors; what can I expect from seo; how much growth; does it really work; until we show up in google`,
  'seo-report': `do I get a report; how do I see if it works; monthly numbers; what is in the report; how do you show results; stats each month;
    can I see the data; analytics access; track calls; when does the report come; reporting; keep me posted on rankings; proof of work every month`,
  'seo-process': `how do you go about seo; what do you do first for seo; seo steps; what happens each month in seo; seo plan; how does search work go;
    seo month by month; phases of seo; what are you doing all year for seo; seo schedule`,
  'seo-links': `do you buy links; paid backlinks; how do you get links; link schemes; spammy links; get other sites to link to us; links from local papers;
    backlinks; link building; is it white hat`,
  'seo-keywords': `which words should we be found for; what do people type; find keywords; keyword research; what do customers search for;
    search terms; right words for our pages; how do you pick keywords; phrases people look for`,
  'seo-content': `who writes the seo pages; new pages for search; articles for google; how many pages a month; content for ranking;
    blog posts for seo; pages that answer questions; old pages thin content; do we write the articles; content marketing`,
  'ui-ux-design': `customers get lost; our site is confusing; people can not find anything; form is too long; users complain about our software;
    nobody understands our booking page; make it simpler; easier to use; better menus; user interface; our app is clumsy;
    visitors give up; hard to navigate; people stop halfway; abandon the form; too complicated; improve the experience; redesign our app screens;
    ux help; interface for our machine; patients stop filling in the form; people drop out of our signup; application nobody finishes;
    our internal tool is ugly; simplify our intake; improve usability; where do people drop out; they call us because the site is unclear`,
  'design-systems': `style guide for our developers; component library; same buttons everywhere; rules for colors and fonts; design tokens;
    pattern library; consistent look across products; document our design; ui kit; every team builds differently; design guidelines for coders`,
  'screen-states': `do you design for tablet and desktop; dark mode; light and dark theme; screens for errors; empty states; all screen sizes;
    do you use real content in the designs; lorem ipsum; mobile and desktop screens`,
  usability: `test with real people; watch customers use it; see where visitors get stuck; find out why they leave; user interviews;
    talk to our customers; do user testing; research before design; sit next to users; record people using the site; who do you test with;
    do you recruit testers; observe shoppers; learn what customers want; survey our customers; usability study; try it with customers;
    understand our users; heatmaps; how do you know what confuses people; can I watch the tests; findings report`,
  'five-users': `only five people; is five enough; how many testers; how many people do you test with; sample too small; number of participants;
    why five users; is that representative; how many users`,
  'design-only': `we have our own coders; just the design please; only need screens; deliver figma; our team builds it; design handed to developers;
    no code only design; work with our in house developers; designs for our it department; can you hand over files; design without building;
    we have engineers but no designer; only mockups no development; external developers; can our programmer talk to your designer`,
  prototype: `click dummy; something to show the bank; clickable draft; mock for investors; test the idea first; demo before building;
    prototype of our idea; try it before it is coded; fake version to click; proof of concept; how fast can I have a prototype; pitch to investors;
    something clickable; sketch of the app to click through; trial version of the idea; time for a prototype`,
  'conversion-figure': `will I get 45 percent more; more customers from a redesign; increase sales; conversion boost; is the 45 real;
    how do you measure success; what figure do you watch; more bookings; will it pay off; return on investment; improve conversion;
    get more inquiries; does good design bring money; roi; will we sell more; convert more visitors`,
  'design-process': `how does design work go; steps of your ux work; design phases; what do you do first in design; ux workflow;
    how do you design; process for a redesign; six steps; can we take part in the design; listen observe sort sketch`,
  'design-figures': `how many designs have you made; ux results; how much better does it get; proof that design helps; design numbers;
    bounce rate; results of your design work; experience in ux`,
  'design-testimonials': `what do design clients say; reviews of your ux work; carmen reyes-holt; tom breitbach; chee moua-larson; lantern credit union;
    millrace family clinic; cello and cedar music school; what did the clinic say about you; what did the credit union say; ux references`,
};
