import type { PhrasingTable } from '../phrasing-table.js';

/** How owners ask for websites and what belongs to them. */
export const webPhrasings: PhrasingTable = {
  services: `what kind of work do you take on; what all can you do for a small business; which services do you have;
    what sort of things do you make; tell me what you offer; everything you do; your service list; what can I hire you for;
    what do you folks specialize in; do you do more than websites; what is your line of work; overview of your services;
    what could you do for my company; can you do it all or only design; whats on the menu at your agency; capabilities`,
  'web-design': `our website looks like it is from 2005; the page needs a fresh coat of paint; redo our site;
    we want a new look; my homepage is embarrassing to show people; make the site prettier; start over with the design;
    our design is stale; the site looks cheap; update the look and feel; do the website over; rework our old page;
    my kid made our site years ago and it shows; give the website a new face; modern layout; custom design not a template;
    do you use templates; how many design drafts do we get; how many versions can I choose from; can I see several designs;
    do you design for phones first; our website has not been touched in a decade; replace our old website;
    does every client get their own design; will my site look like everybody elses; rebuild our existing website;
    the current site is a mess; new layout for my pages; visual design of a website; awful looking site; dated looking page`,
  'web-development': `I need a site; we need to be on the web; get me online; can you put together a website for me;
    make a page for my shop; build us a site from the ground up; my business has no website; set up a web page for our firm;
    who can make me a site; i want a homepage for my company; could you code a website; launch a site for a new company;
    looking for somebody to build my website; we only have a facebook page and want a real site; web presence for a contractor;
    simple page with our hours and a contact form; five page website; small site with a few pages; create a website for us`,
  'website-included': `what all comes with a website; what do we get in the package; what is covered by the price of a site;
    how many pages does a normal site have; number of pages; does the website include training; is copywriting part of it;
    what is in the box; what exactly am I paying for; does the price include launch; whats the scope of a normal website;
    are photos and text included; will it have local seo in it; do you set up the basics for search too`,
  'web-applications': `we run everything on a spreadsheet and want a proper tool; internal software for our office;
    customers should log in and see their invoices; build an online tool for our team; database with a web front end;
    sign in area with different roles; system to schedule our crews in the browser; software instead of excel;
    calculator that gives customers a price; configurator for our products; booking software made for us; dealer login;
    replace paper forms with something online; dashboard with reports; automate our quotes; custom business software;
    portal where tenants report problems; members login to download files; patient portal; client area with documents`,
  'content-systems': `which cms do you use; is it wordpress; can we keep wordpress; do you still work with wordpress;
    move from wix; get away from squarespace; import our old posts; transfer our blog articles to a new system;
    bring over the content of the old website; headless cms; an editor for publishing news; drafts before publishing;
    weebly godaddy builder site; too many plugins; our wordpress is a mess; preview pages before they go live;
    move my blog from blogger; shift old pages to a new system; content management`,
  integrations: `connect with our cash register; talk to our pos; hook into square; link the site to our booking calendar;
    send form entries to our crm; leads should land in salesforce; newsletter signups go to mailchimp; sync with google calendar;
    tie the website into quickbooks; does it work with our accounting program; pull data from another system;
    our inventory software has an api; zapier; push the orders into our software; connect the site to outlook; toast clover register;
    can the website exchange data with our erp; what if the other system is down; automatic transfer to our bookkeeping`,
  speed: `it takes ten seconds to open; pages crawl; the site is dog slow; loads like molasses; people leave because it takes so long;
    make it load quicker; our load times are terrible; the website hangs; speed up my site; why is it so slow on mobile;
    poor lighthouse score; google says my page is slow; fix performance; our pages take forever; waits too long to show up;
    bad pagespeed score; the home page takes a while to appear; optimize loading; fix price for making a site faster;
    site takes long to come up; page loading is painful`,
  takeover: `the guy who built our website vanished; our developer quit; the person who made the page died;
    our old agency went out of business; take over maintenance of a site made by someone else; pick up where the last developer left;
    we were left hanging by our web person; can you work with what we already have; repair or rebuild; is our site worth saving;
    inherited a website; webmaster retired; look after a page someone else made; half finished website by a freelancer;
    fix up our current website instead of a new one; my web designer does not answer anymore; unfinished project by another company;
    somebody else started it can you finish; adopt an existing site; nephew who did our website moved away`,
  'self-editing': `can I change the prices myself; will I be able to add photos; do I need to call you for each change;
    my secretary should be able to update it; how do we add news; who can edit the pages; no tech skills to update the site;
    change opening hours on our own; update the menu myself; put up specials without a programmer; post new pictures by ourselves;
    can a non technical person maintain it; do you teach us how to use it; will you show my staff how it works;
    staff training on the editor; add a page later by myself; swap out pictures; can we manage the content in house;
    write our own posts; train my people; learn to run it ourselves; is the editor hard to learn`,
  technologies: `what is the site made with; what do you build with; what software do you use for sites; which languages do you program in;
    which database do you use; do you use react; are you a react shop; is it next.js; do you do php; do you know laravel;
    what tech is behind it; what tools do your developers use; backend technology; can another developer take it over later;
    is it built on common technology; do you use docker; css framework; what stack are you on; programming languages;
    do you work with python or ruby; what db; frontend framework; what is it coded in; dotnet or java`,
  hosting: `where is the website stored; who hosts it; do you run the server; do I need to buy hosting; who pays for hosting;
    can you get me a domain; I already own a domain; who buys the web address; whose account is the hosting on;
    is the server cost included; email addresses with our domain; set up business email; move the domain over;
    we have godaddy hosting; keep our current host; who pays the domain every year; web hosting fees; register our dot com;
    ssl padlock; can I keep my own hosting; which hosting provider; tech setup domain mail and server`,
  accessibility: `can blind people use it; screen readers; we were sued over accessibility; demand letter about our website;
    ada lawsuit; does it meet wcag; customers in wheelchairs or with shaky hands; make the site usable for seniors;
    keyboard only use; large print; contrast for people who see badly; is it compliant with disability law;
    will deaf or blind visitors manage; vision impaired; handicapped accessible website; legal letter that disabled people can not use our page;
    accessible to everybody; color blind customers; wcag aa; do you check accessibility before launch; low vision users`,
  'light-pages': `does it look right on a phone; does the site adapt to mobile; will it work on old phones; works on a cheap android;
    our customers have slow internet; what about tablets; is the site mobile optimized; most of our customers are on their phone;
    does it work on small screens; do you test on real phones; three year old phone; rural customers with bad signal;
    weight limit for pages; are the pages light; how do you keep sites fast; will it be quick on mobile data; responsive layout;
    looks fine on any screen; old devices; does my site have to work on an outdated phone; phone friendly`,
  'content-writing': `who writes the words; do you help with the wording; I hate writing; I can not spell; do I supply the copy;
    text for my about page; can you come up with the text; interview us and write it; blog posts written for us;
    do you have a writer; help with pictures; we have no good photos; my pictures are bad; do you bring a photographer;
    stock photos; where do the images come from; who takes care of the photos; need somebody to write our pages;
    do I approve the text before it goes live; who makes the content; ghostwriting for our website; product descriptions`,
  'local-offer': `which industries do you work with; what businesses are your customers; do you make sites for mom and pop shops;
    do you do sites for tradesmen; who are your typical clients; website for a hair salon; site for a food truck;
    web page for my auto repair shop; landscaping company website; veterinarian site; website for a brewery; daycare site;
    what line of business are your clients in; help for neighborhood shops; you work with contractors; electrician website;
    sites for dentists; real estate agents; law firms; what do you do for local businesses; small town business; cleaning company;
    customers nearby choose the other shop; bookings while we sleep; half our calls ask the same thing; yoga studio site;
    photography studio website; roofing company; tattoo parlor; flower shop; what kinds of trades do you serve; bed and breakfast`,
  'first-look': `can you have a look at our site; tell me what is bad about my page; what do you think of our website;
    quick check of my homepage; evaluate my current site; three things you would change; is my website any good;
    free review of our site; someone should critique our homepage; assess our web page; what needs fixing on our site;
    my site url is this what would you do; rate my website; give me your opinion on our pages; scan my site for problems`,
  'site-features': `can customers book on the site; let people pick a time slot; appointment scheduling for my clients;
    order food from our page; take payments on the website; can people pay online; sell gift cards on the site;
    reserve a table; request form for service; quote request form; pick up slots; event registration; donations page;
    online forms; intake form; waiting list on the page; customers send photos of the problem; booking button;
    calendar to book me; order ahead; what functions can you add to a site; can my site take orders; self service booking;
    customers schedule themselves; accept deposits from guests; ticket sales; reservation system`,
  security: `how do you keep it safe from hackers; my website has been hacked; spam links appeared on our page;
    our page redirects to a casino; is the site protected; who handles security; safe from attacks; viruses on our site;
    google says this site may be hacked; someone broke into our website; ransomware; strange pills ads on my page;
    what about security holes; firewall; is it encrypted; https; do you patch it; password leak`,
  languages: `english and spanish; second language on the site; our customers speak hmong; translate the pages;
    spanish version of our site; more than one language; site in german as well; do you translate; bilingual customers;
    french and english pages; language switcher; translate our website; how much for another language`,
  'company-size': `are we too small for you; we are only two people; do you take tiny jobs; is our company too big;
    one man business; do you only do big projects; sole proprietor; minimum project size; do you take on large companies;
    smallest job you would take; do you work with nonprofits; government agency; school district; we are a large chain;
    is there a minimum budget; side hustle; home business; solo owner; too little for an agency; start up; do you do big corporate jobs;
    hobby project; charity; church congregation; are small jobs ok`,
  branding: `do you make logos; we need a name and a logo; letterhead; brand colors; visual identity; new logo;
    our logo is ugly; can you freshen up our brand; brand guide; design our sign and logo; slogan; rename our company;
    business identity; redo the logo; brand book; a mark for our company`,
  'web-duration': `why do websites take so long; what makes it drag on; reasons for delays; what usually slows things down;
    what causes a project to be late; how come it takes two months; what takes so much time; where does the time go;
    biggest cause of delay; why does it take that long to build a site; what holds things up; bottleneck in a project`,
  'site-builders': `why should I pay you when wix is free; can I not just do it myself with squarespace; godaddy builder is cheaper;
    what is the advantage over a template; why not a wordpress theme for 50 dollars; do it yourself website or agency;
    canva website; shopify template myself; you versus wix; fiverr is cheaper; my cousin can do it for less;
    ai builders do it for free; why pay an agency; cheaper guy on upwork; worth hiring a pro`,
};
