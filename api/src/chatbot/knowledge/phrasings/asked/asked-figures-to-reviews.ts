import type { PhrasingTable } from '../phrasing-table.js';

/** Questions of the evaluation's developed half, by what answers them: documents from figures to reviews. */
export const askedFiguresToReviews: PhrasingTable = {
  figures: `how many jobs have you finished; how many websites have you delivered`,
  'five-users': `are 5 test users enough?; who does the testing with people`,
  'fixed-price': `is the price fixed or can it go up later; can i get an offer in writing; do the costs creep up like with contractors; whats not in the quote;
    do you bill by the hr or flat; what if i want something extra midway; if it ends up taking more hours who pays; i need it in writing what it costs;
    can the final bill be higher than what you quoted`,
  fixes: `what happens when something breaks after launch; it broke a month after you finished, is that on you; how long do you fix bugs for free;
    is there anything i have to pay after launch; what if google changes something and my site breaks;
    its been live 3 weeks and a form is broken, who pays; a link is dead two months after launch, is it free; what is fixed free after launch;
    how long are bugs fixed for free`,
  'form-fields': `which stuff do i have to fill in on the contact form; may i leave the phone field empty`,
  founding: `when was the company founded; who owns northloop; how old is northloop; how many years are you in the market; is there a woman founder;
    how many years you been at it; were you in business before covid; since when does northloop exist`,
  'friday-link': `how often would we talk; do i see drafts before launch; how do meetings work; can i peek at it while you're at it; how will i hear what is going on;
    can i follow the progress online; when will i see the first design`,
  hosting: `can you host my website; do you sell domain names; will the domain be in my name; do i pay for hosting separately;
    do you set up the domain and email; set up a domain and mail and all that tech stuff for me; do you set up email for my domain; do you offer hosting;
    does the price cover hosting; can you migrate our email too`,
  integrations: `connect my site with quickbooks / accounting; we need a booking calendar for our salon; i need the leads to drop in our crm;
    i want emails of customers collected on the page for promos; can you integrate our booking tool`,
  invoices: `do you charge vat; who pays the hosting bill; how many days do i have for the bill; what if nobody pays the bill on time`,
  'job-designer': `i want to apply as a product designer; do i need a degree to be the designer; what does the product designer do`,
  'job-developer': `are you hiring developers; how many developers do you have; got work for a coder; what do i need for the web dev job`,
  'job-operations': `how much experience for coordinator; i do bookkeeping and phones, anything for me; what does the coordinator job involve`,
  'job-search': `what do you want to see from a search person; is there a job for a writer; would you take someone with 2 years of experience`,
  'language-model': `does a company read our chat`,
  languages: `i need my website in english and somali; translate my website into spanish; we need it in english and spanish for our customers;
    my site needs a spanish half`,
  'launch-day': `when do you switch the new site on`,
  law: `which court if we fight; where are the courts in case of a dispute; what law covers our agreement`,
  liability: `do you have insurance if you break something; what if you miss something and we lose money; whats your liability if my store goes down for a day`,
  'light-pages': `will the website work on an old iphone; google says my page is not mobile friendly; is it a problem if customers hold a phone from 2019;
    can i look at it on an ipad and not have it break; can a website take the load off my phone; how do you keep the pages from getting bloated`,
  'local-offer': `do you work with restaurants; need help with a site for my dog grooming place; hi im opening a nail salon and wonder what kind of site i should get;
    i run a food truck, what would you suggest; who are your typical customers; what kind of businesses hire you;
    i just opened a barber shop and have nothing online; which trades do you mostly do sites for; we're a 2 person landscaping outfit, too tiny?;
    do you take on nonprofits; i run a bike repair place and theres nothing about us online; how experienced are you with small shops;
    do you make websites for lawyers; do you build for accountants`,
  'local-search': `our google listing shows the wrong hours; how would people in edina find me on the internet; can you get us listed on apple maps;
    how do i get found on maps; help me get more walk-in customers; need someone to sort out our google listing, hours r all wrong;
    does your work include google business stuff; can you tidy up our google entry, there are two of us on there`,
  location: `where is your office located?; what is your address; how do i get to your studio; whats the zip code of your office; write you a letter where;
    where do i find you guys on a map; are you near downtown minneapolis; are you in the same state as duluth`,
  'log-retention': `what about server logs; how long do you store server logs`,
  'means-of-payment': `do you take credit card or check; can i pay by check`,
  mission: `what do you value; what sort of values do you run by; what does northloop believe in`,
  'mobile-apps': `do you build iphone apps?; could my app read barcodes with the camera; is an ios only app possible; programming for samsung phones;
    make our android app work on tablets too; an app for our choir; do you make apps that read barcodes; can you convert our android app to iphone;
    do you develop for ipad`,
  mockup: `what is the mockup generator; can the ai thing draw me a homepage; I saw a generator thingy, what does it do; how do i try the mockup tool;
    do i get to see drafts; can i see what my homepage could look like before paying; i want a free sample of my website; it wants a company name;
    can i see my page before paying anyone; how does that thing that draws my homepage work; do i have to sign up for the preview;
    do you have a free preview tool; what info does the mockup need; where does that price next to the mockup come from; is the mockup generator free`,
  'mockup-options': `can i pick my own colors in the preview; can i send the mockup to my wife; can i choose the colors of my draft`,
  'mockup-retention': `how long do you store mockups; how long do you keep the drafts of that generator; what is kept when i try the mockup thing`,
  'mockup-use': `is the picture the ai draws mine to use; can i use the mockup as my website`,
  model: `do you use chatgpt to answer me; are chats read by an ai company`,
  newsletter: `Do you design email newsletters?; will my email end up on a mailing list; unsubscribe me from your newsletter; can i sign up for your emails;
    how do i opt out of the newsletter`,
  'no-plan-help': `do you only help if we have a plan; can i get help now and then without a subscription`,
  ownership: `who owns the code; can I move the website to another company later on; can I bring my own designer; is the source code mine;
    can i leave you later and keep the website; whose is the website after i paid; is the design mine alone; can my own it guy work with you;
    can i get the code after the project; do we get the passwords at the end`,
  parking: `which floor; is there somewhere to leave the truck; i use a wheelchair, can i get in; is there an elevator; what floor are you on;
    where can i leave my car`,
  perks: `do you pay for conferences; education budget; is there a budget for classes; can i choose my laptop; do employees get equipment for home;
    will i get a bus ticket`,
  'phone-answer': `does anyone pick up if i ring`,
  'platform-bigcommerce': `bigcommerce - who is that for`,
  'platform-headless': `what is headless`,
  'platform-woocommerce': `do you do woocomerce`,
  portfolio: `show me your work; who are your clients; what is your best project; examples of ux work; what sites have you made; your work please;
    what makes you proud`,
  'portfolio-apps': `got anything you did for a yoga place; show apps; sample apps; have you built something for gyms; what kind of apps did you ship;
    what have you put in the app store`,
  'portfolio-farm': `have u done anything for farmers; ever worked for farmers`,
  'portfolio-finance': `have you ever made a site for a school; any banks among your clients; have you done work for schools; that credit union thing, what came of it;
    what did you do for the credit union`,
  'portfolio-food': `any example of bakery websites; bakery site you did?; done anything for restaurants; what did you make for the bakery;
    which restaurants did you work for`,
  'portfolio-health': `do you have references in healthcare; did bookings go up for that clinic; do you have a medical example;
    seen any dentist or clinic type jobs from you; have you worked with a clinic`,
  'portfolio-rights': `can you put my site in your portfolio without asking; can you use pics of my shop in your ads; do i have to be listed as a customer`,
  'portfolio-trades': `show stuff you did for trades; any project for a plumber`,
  privacy: `what do you do with my data; do you give my email to advertisers; do you hand data to ad networks; do you sell customer data;
    what data do you collect with the forms`,
  'privacy-email': `what do you do w my email addr; do you work for a share of the sales`,
  process: `how do you work; what are the deliverables; new business, where do we begin; how does this go, step by step; what is the very first thing you do;
    how do you hand it over; does anything happen before i sign; what happens after i sign`,
  'project-letterpress': `what did you do for the letterpress shop; any example of quotes calculated online`,
  'project-music-school': `any school sites?; did the music school get more students`,
  'project-plumbing': `something with maps or dispatch`,
  'project-snow': `want a thing on phones so my crew can tick off jobs; what is the snow app about`,
  prototype: `prototype ready in?; duration of a prototype; how soon can i click through a prototype; something i can click through to convince my bank;
    time for clickable draft; i need something to show our investors by next month`,
  'remote-clients': `i live in germany can you work for me; do you take clients from wisconsin; im in duluth, is that too far; im in fargo, do you come out this far`,
  'remote-work': `is the seo job remote; do i have to live in minnesota to work for you; can i work from texas; can i do the job from texas;
    is the developer job remote; can i apply from canada`,
  'review-honesty': `should i buy reviews`,
};
