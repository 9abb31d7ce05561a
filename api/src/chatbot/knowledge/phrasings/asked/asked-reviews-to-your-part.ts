import type { PhrasingTable } from '../phrasing-table.js';

/** Questions of the evaluation's developed half, by what answers them: documents from reviews to your part. */
export const askedReviewsToYourPart: PhrasingTable = {
  reviews: `what are your reviews like; do clients like you; do you have references i can look at; client quotes?;
    have you got any happy customers i can read about; what would your clients say about you; do you have proof that your clients are content;
    do you have references; are your clients satisfied`,
  revisions: `how many rounds of changes are included; what if i hate the first draft; do you charge for changes; how much time do i get for feedback;
    how often can i make you change stuff; what if i dont like what you come up with; any fees i dont know about;
    what if my partner wants other colors later; how many feedback rounds`,
  rights: `can I get a copy of everything you have on me; can i ask for a copy of my data; i live in france what rights do i have;
    can i see what you saved about me; can i see everything you saved about me`,
  rush: `express surcharge?; do you take american express; we need a website in a hurry`,
  salary: `whats the salary for the designer job; what does one earn at your place; whats the pay like`,
  'sale-of-company': `what happens if you go bankrupt or sell out`,
  security: `my site got hacked last nite and shows pills ads`,
  'self-editing': `Can we change things ourselves afterwards?; can yall make it so my staff can change the menu every day;
    the menu on our page is a scan, can it be real text; do i get to change prices by myself w/o calling you; new menu every monday, who puts that in;
    will someone explain how to use it`,
  seo: `nobody finds my website on google; does it matter for seo if the site is slow; my traffic from google dropped by half last month;
    help us come up first when someone searches tire shop in anoka; my web page is not shown by google; looking for someone to run our search presence;
    we need someone for our online marketing; i have a website but nobody calls`,
  'seo-audit': `is the seo audit free; can you do a competitor analysis`,
  'seo-audit-time': `how long will the audit take you; audit - how many weeks; how long does the audit take`,
  'seo-contract': `how long is a seo contract; can i leave seo any time; can i pull out of the seo deal; how long is the seo term`,
  'seo-guarantee': `can you guarantee #1 on google`,
  'seo-report': `make sense of our analytics / monthly report?; is seo paid once or every month`,
  'seo-results': `seo results how long; when will google notice us; what growth can seo give; when does seo kick in; how quickly would seo bring something`,
  'server-location': `is my data stored in europe; where is my info stored; do you store stuff outside the us`,
  services: `What services do you offer?; what can you help me with; what areas do you specialise in; im starting a bakery, what can you do for me;
    anything apart from web pages?; what is it that northloop does; give me an overview; full list please; what all do you folks do;
    do you offer ongoing seo`,
  'silent-client': `what if i ghost you halfway; what if i cant get you the texts on time`,
  'site-builders': `why not just use squarespace for 20 a month; why go with you and not squarespace`,
  'site-features': `is it possible to let customers order lunch from the site; can visitors reserve a slot online; we want clients to pick a time slot themself;
    can you put a reservations button on it for our supper club; can you put our calendar of events on the site;
    is it possible to add a donate button for our animal shelter; need a quote request form with photo upload; can our website send invoices;
    can the shop send me a message for each order; can visitors chat with us on the site`,
  'site-use': `can i copy your layout for my own site; am i allowed to print your articles for my staff; may i use your blog drawings`,
  social: `are you on linkedin; do you have a twitter; you on insta or whatever; are you reachable on facebook`,
  speed: `are you able to speed up my wordpress; site takes like 10 sec to come up; loads forever on my sisters phone; do you fix slow web shops;
    can you speed up wordpress`,
  'store-cards': `are you able to change our payment provider in the shop`,
  'store-checkout': `can you fix abandoned checkouts; our online basket keeps losing people at the end; we lose customers on the way to the order button`,
  'store-figures': `how many shops have you opened; how many web shops have you put up`,
  'store-guest': `does the checkout work without making an account; our checkout on the phone is horrid; does the checkout work with google pay;
    is guest ordering possible`,
  'store-included': `is it possible to sell gift cards on the site; can my store have local pickup; how do you handle shipping costs in a shop;
    do your sites talk to square or toast registers; want our yarn shop stock same on register and web; ship local and let people pick up;
    got 400 products in a excel list, can those be put in a shop; sells bait and tackle, want to ship across the states;
    our shop and our counter dont agree on how many we have left; do you handle gift certificates; can the shop figure out the postage itself`,
  'store-move': `from amazon to own store; moving 3000 products off magento, is that doable; what if i need a thousand products imported`,
  'store-opening-date': `will you open our shop in december; do you open shops before christmas; can we open our webstore dec 1;
    can a shop be opened in october if we start now`,
  'store-platform': `Which e-commerce platform should I choose?; bigcommerce vs shopify??; i want to compare shopify with woocommerce before i decide;
    which tools do you use for shops`,
  'store-running-costs': `running costs of a shop; fees for the card payments`,
  'store-tax': `do i have to charge tax in every county myself`,
  'store-testimonials': `what do store owners say; which shops run on your stuff; which canoe shop works with you; ever done stuff for a non food shop;
    show me online stores you built`,
  'store-wholesale': `can wholesale buyers see other prices than normal customers`,
  story: `how did this outfit come to be; give me the short version of who you are`,
  takeover: `someone else built our website, can you take over?; hey so my cousin said u guys build websites is that right; do you fix half finished websites;
    what do you charge to look at our old site; can you maintain a shop you didnt build;
    my nephew made our page back in 2012 and its awful, can u do it over; the fella who did our website passed away, who can look after it now;
    fix our broken contact form, another company made the site; do you offer website maintenance for sites you did not build`,
  'talk-to-clients': `can you put me in touch with a past client`,
  team: `who works there; how many employees did you have in 2021; will I meet the people who actually build it; are you a big agency;
    did you work with someone in another country for cheap labor; how many of you are there; head count; how many folks are on your crew;
    you farm the work out overseas?; how big are you; do you have a copywriter on staff; who is behind this company; is everything made in minnesota`,
  'team-culture': `do i need to come in on tuesdays`,
  technologies: `do your developers know laravel; what is it all built with; what db do you use; php guys?; can another programmer read your code;
    do you do server side rendering; which stack do you use for websites; do you write tests`,
  terms: `terms and conditions`,
  'ui-ux-design': `our intake form is 40 questions long and folks quit; patients bail halfway thru the intake paperwork online;
    could you figure out why visitors leave at our signup page`,
  usability: `can you test our app with real people; can you audit our usability; how do i know where visitors get stuck; how about doing just the research part;
    is it an option to only improve the parts customers struggle with; can you test our site with seniors; do you ask our customers`,
  'visitor-location': `do you track where i am; do you know where i live; do you know which town im in`,
  visits: `will you come and visit our business; do you come to our shop first; do you visit us before starting`,
  'walk-in': `do i need an appointment to visit; can i drop in; can i just show up with my laptop; we are in minnetonka, can you come by`,
  'web-applications': `custom web application with user roles; I want a dashboard for my trucks; we keep our quotes in a spreadsheet and its killing us;
    login area for our distributors; want a portal so renters can send repair requests; we need an intranet for 40 employees;
    i need a site people can log in to and download invoices; a quote builder like for printing orders; is a membership area something you could do;
    is there a way for clients to upload documents safely`,
  'web-design': `my old site looks like its from 1999; Looking for somebody to overhaul our booking page, patients hate it;
    we run a hardware store and honestly our page is embarrassing, who can sort that out; do you redo just one page or only whole websites;
    do i get a say in the look; how many design proposals do i get; could you rebuild our site so that it works on phones`,
  'web-development': `can folks pay thru the site; can the site remind people of their appointment; do you make one page sites for events;
    we want our photo studio to look classy on the internet; will the site tell the delivery guy where to go;
    i want a website where people can book my cabins; make my company look bigger than it is; do you make landing pages;
    need help choosing between an app and a site; we have mockups from our designer already, just need it built`,
  'web-duration': `why does a site take weeks; delays - how often and why; why does it take 2 months to make a website; whats holding projects up usually;
    what takes the longest in a web project`,
  'website-included': `what do i get for that money, whats included in a website; is training for 3 of my employees included`,
  'why-us': `why should i choose you; are you guys legit; can i trust you; whats your claim to fame; why should a small shop choose you`,
  'work-week': `what are the working hours for employees; whats it like working for you; do you pull late nights; how many hours is a normal week at your place;
    can i work 4 days; what is a typical week like; do i have to be in the studio every day`,
  'year-2020': `what happened in 2020; when did priya come on board`,
  'year-2021': `when did you move to maple grove; were you always in maple grove`,
  'year-2022': `when did sam join; what happened in 2022`,
  'year-2023': `how did 2023 go for you`,
  'year-2024': `what was your 500th project; what was project 500`,
  'your-part': `what makes projects late; how involved do I have to be; what do i have to prepare; what do you need off me to get going;
    one of my guys should decide or all 5 partners; what do you want from me at the start; what do i have to deliver`,
};
