import type { PhrasingTable } from './phrasing-table.js';

/** Ways of asking for what a rule answers and no document: prices, times, hours, people, complaints. */
export const intentPhrasings: PhrasingTable = {
  '@price': `how much is a website; what does a site cost; price for a small page; what would you charge for a store; ballpark for a shop; what will it run me;
    whats the damage; what am I looking at money wise; price tag for a landing page; how much for a blog; quote for a five page site; rough figure for a redesign;
    what do your sites go for; can you do it for 3000; our budget is 5k is that enough; we have four grand; what would you want for a one pager; cost of an app;
    how expensive is it; is a website expensive; price of seo; how much for a portfolio; cost with online booking; how much extra for a members area;
    what does ecommerce cost; give me a number; rough idea of cost; how much would that be; how much do I have to spend; what does a redesign cost;
    cheapest website you make; prices please; your rates; what do you charge; is 500 enough; would two thousand cover it; how much is a web shop with 50 items;
    what does a logo cost; can you beat 800 dollars; how much is a simple site for a plumber; need a quote; estimate for my project; how many bucks;
    price range; what do people usually pay; average cost of a website; what kind of money; how much would you take for it`,
  '@care-price': `what does the care plan cost; monthly fee after launch; how much is maintenance; price of upkeep; what do I pay each month afterwards;
    yearly cost of keeping the site; cost of support plan; monthly cost once the site is up; what does it cost to keep a site running; ongoing costs of the website;
    how much per month for updates; running costs of a website; annual fee`,
  '@duration': `how long does it take; when will it be ready; how many weeks; how soon can I have it; turnaround; timeline; how fast are you; can it be done by june;
    need it in three weeks; we open next month will it be ready; how many months for an app; time for a store; when would it be live; delivery time;
    is six weeks enough; how quick can you make a site; finished before summer; lead time; how long for a redesign; date of completion; ready by easter;
    when could my new page be up; grand opening in two weeks; can you make it in a month; how long until launch; fastest you can do it; length of a project;
    is it possible by the end of the month; deadline in may; how long do you need for a shop; can the ux work be done in a month; project duration; up by spring`,
  '@hours': `when are you open; opening hours; are you open on saturday; what time do you close; are you there on sunday; open now; business hours; can I call tonight;
    until when can I call; are you there at seven; do you work weekends; open on labor day; are you closed on holidays; what time zone; are you in today;
    anyone there right now; when do you start in the morning; can I reach you in the evening; lunch break; how late are you there; open early; closed at christmas;
    when can I phone; do you work on memorial day; which days are you open; what days do you work; is somebody in the office at 5`,
  '@person': `talk to a human; I want a person; get me somebody; can someone call me; have someone ring me; call me back; let me talk to a person; no bots please;
    real person please; connect me with an employee; please phone me; put me through to somebody; I would rather talk to someone; can a person help me;
    have somebody contact me; book a call with you; schedule a meeting; I want to talk to sales; speak to someone; can I get a callback; can someone email me;
    make an appointment; give me a representative; set up a time to talk; leave my number so you call`,
  '@complaint': `you never called back; nobody answers; I called three times; the site you made is broken; our site is down again and you built it; you are two weeks late;
    I am not happy; this is not what we agreed; you charged me twice; the invoice is wrong; terrible work; you ruined our page; I have been waiting for weeks;
    still no reply; you promised it last week; I want to complain; very disappointed; where is my website you are late; my emails are ignored; this is unacceptable;
    your work is full of bugs; nobody gets back to me; you forgot our meeting; I am fed up with you; the pages you delivered do not work; no one rings back;
    I paid and got nothing; not what I ordered; you overcharged me; your team messed up; I feel cheated; worst experience; we lost sales because your site crashed again;
    the project is way behind schedule; gabe did not show up; you missed the deadline; I left two voicemails and heard nothing; you billed the wrong amount`,
  '@not-offered': `do you make videos; film a promo clip; run google ads; manage our instagram; print flyers; business cards; t-shirts; fix my laptop; set up our network;
    do you sell computers; do our taxes; bookkeeping for us; wifi for the office; radio commercial; billboard; car wrap; shoot a commercial; drone footage; run ads for us;
    facebook campaign; influencer marketing; write my thesis; recover my password; fix the printer; repair phones; legal advice; translate a contract; make a video game;
    train an ai model; security cameras; teach me to code; coding class for kids; post on tiktok for us; email campaigns for us; newsletters for us; podcast production;
    run our facebook; do you do ppc; tv spot; signage; brochures; catalog printing; cold calling; build a computer; install windows; data recovery; crypto token; 3d animation`,
  '@discount': `discount; any deals; can you go lower; coupon; is there a promotion; special offer; cheaper for veterans; nonprofit discount; student discount; loyalty rebate;
    negotiate the price; do you price match; cheaper if I pay at once; referral bonus; free for a charity; sale; black friday deal; knock something off; better price for two sites;
    haggle; free website in exchange for advertising; pay you with shares; barter; promo code`,
  '@off-topic': `what is the weather; who won the game; recipe for pancakes; tell me a joke; who is the president; capital of france; write a poem; best pizza place;
    is it going to snow; what is two plus two; stock tips; who will win the election; how do I cook rice; what movie should I watch; my dog is sick; relationship advice;
    how tall is mount everest; sing a song; what is the meaning of life; good restaurants near you; lottery numbers; translate this to german; solve this equation;
    how do I fix my car; which phone should I buy; where can I fish; who invented the telephone; hotel in minneapolis; flight to new york; what time is it in tokyo;
    horoscope; do aliens exist; tell me a story; medical advice; how do I lose weight; what should I eat tonight; vikings score; bus schedule`,
  '@who:maya': `who is the boss; who heads the place; who is in charge; who runs the show; who owns the company; who is the creative director; who draws the designs; who does branding;
    who does art direction; who is the ceo; who leads the company; who is the head; who makes the decisions; who designs logos; typography person; who directs the design; email of the founder`,
  '@who:theo': `who builds the sites; who writes the code; who is the programmer; who does the development; lead developer; who knows react; who does backups; who do I ask about technical things;
    who codes it; who is your developer; tech person; who does wordpress; who looks after databases; who would be building it; who makes the stores; who is the engineer for websites`,
  '@who:priya': `who does seo; who knows google; who writes the content; who is responsible for search; seo person; who was a reporter; who used to work at a newspaper; who does the reports;
    who does marketing; who does local search; copywriter; who handles listings; who runs the audits; who is your writer; who interviews customers for pages`,
  '@who:lena': `who makes the apps; who is the mobile developer; who knows iphones; who does android; app person; who codes in swift; anybody good with phones; who tests in mittens;
    who builds mobile apps; somebody for kotlin; who publishes the apps; who is your app engineer; who has old phones in a pencil case`,
  '@who:sam': `who does the user tests; who is the ux designer; who does accessibility; who does research; who watches people; who won the award; who designs the screens; usability person;
    who was a nurse; who tests with people; who makes prototypes; who does interviews with users; who checks wcag`,
  '@who:gabe': `who manages the projects; who is my contact; who do I call about the schedule; who does the planning; project manager; who handles budgets; who trains my staff; who answers on fridays;
    who was a cook; who ran a kitchen; who do I deal with; who keeps the calendar; who sends the invoices; who started the friday link; who do I bug about dates; who coordinates`,
  '@city': `are you in chicago too; do you have an office in new york; number for los angeles; we are in chicago can you help; clients in new york; is st paul ok;
    do you come to evanston; our shop is in brooklyn; who answers in la; do you cover manhattan; we are over in minneapolis; bloomington bakery here; work with folks in nyc;
    anyone for california; local line in chicago; we have a store in pasadena; do you go to clients in los angeles; how do you work with new york; is queens covered; near plymouth mn;
    do you serve minnetonka; which number do I call from chicago; are you close to saint paul; oak park shop; do you visit clients in chicago; is there someone in la; phone for ny`,
  '@nature': `are you a bot; am I talking to a computer; is this ai; are you human; who am I chatting with; are you chatgpt; is somebody typing this; are you a real person; is this automated; do you have feelings; what are you`,
};
