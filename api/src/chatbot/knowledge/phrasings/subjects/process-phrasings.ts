import type { PhrasingTable } from '../phrasing-table.js';

/** How owners ask about working together, money and what comes after launch. */
export const processPhrasings: PhrasingTable = {
  process: `how do we get going; what is the first step; how does it all work; walk me through it; what happens from start to finish;
    how would we work together; what comes first; the way you work; phases of a project; whats the procedure; next steps;
    how do we kick off; tell me how a project runs; what do I do to start; step by step; how do you go about things; what happens on launch day;
    when do we go live; do you hand everything over; what is your approach; describe the process; how is a project organized; from idea to launch`,
  contract: `is there a contract; do we sign something; what do I sign; written agreement; when is it binding; do you do contracts;
    is there paperwork; agreement before you start; handshake or contract; proposal; what is in the proposal; do I get it in writing;
    what is on the page I sign; when does the deal become official`,
  'after-form': `what happens after I contact you; how soon do you answer; when do you write back; I filled in the form; how quickly do you respond;
    when will someone reply; do you reply on the same day; how long do you need to answer; after I press send; what comes after I write;
    who answers my message; turnaround for replies; I sent a message yesterday what now; who reads my message; how fast do you get back;
    response time to emails; how long till I hear from you; do you answer everybody`,
  'form-fields': `what do I have to fill in; which fields are required; do I need to give my phone number; is the budget field required;
    must I enter a company; what do you ask in the contact form; how much do I have to write; what should I write in the message;
    mandatory fields; can I leave the budget blank; what info do you need in the form; minimum to fill out; is the phone optional`,
  consultation: `is the first meeting free; do you charge for a call; talk first; can we meet; get to know each other; sit down together;
    face to face meeting; come to my shop; meet in person; coffee chat; free estimate; zoom; teams call; intro call; does the quote cost me;
    discovery call; initial meeting; what does the first talk cost; is there any obligation; can we talk without commitment; how long is the first call;
    is advice free; do I pay for an estimate; in person or online; sit down face to face; chat before deciding; consult`,
  visits: `do you come out to us; will you visit the shop; on site visit; see our business in person; do you travel; come see our store;
    will somebody come by our place; drive out to us; do you look at our shop first; watch how we work; spend a day with us; site visit;
    meet at our office; will you come to our bakery; ride along; walk the shop floor`,
  'friday-link': `can I see it while you build; how do I follow along; will I be kept in the loop; sneak peek; look at the work in between;
    weekly update; status; do you show us drafts; see the progress; when do I get to look; what happens each week; can I check in;
    how often do we hear from you; test link; do I see anything before launch; follow the work; peek; report on progress; staging site;
    how do I know you are working; friday link; regular meetings; stay informed; view the site before it is live; when do I see something`,
  revisions: `how often can I ask for changes; how many corrections; can I change things; what if I do not like it; redo the draft;
    number of revisions; feedback rounds; how many times may I change my mind; modifications during the project; do changes cost extra;
    if the design is not to my taste; unhappy with the draft; rounds of feedback; another version; make adjustments; are corrections free;
    what if I want something different; hate the first version; how picky can I be; change requests; edits to the draft; too many changes`,
  'extra-scope': `what if I want more later; add something halfway; extra pages in the middle of the project; something extra during the work;
    new wishes; expand the project; we forgot a feature; additional work; scope change; add a feature along the way; does extra work need approval;
    change the scope; extend the project; more than we agreed; surprise bills for extras; adding on midway`,
  'your-part': `what do you need from us; what should I have ready; what is my job in this; my homework; how much time does it cost me;
    do I have to do anything; what must we provide; get ready for the project; who from our side; who decides; should one person decide;
    we are several partners who decides; how involved will I be; what files do you need; materials from us; what do I bring; preparation;
    what do you want from me; how many hours from my side; single contact on our side; I am very busy how much do I have to do; logins`,
  ownership: `is the website mine; who owns it after I pay; do I own the design; whose code is it; can I take it with me; who has the rights;
    if I leave do I keep the site; switch to another company later; do I get the files; is the domain in my name; belongs to me; own my site;
    intellectual property; transfer the site; can you hold my site hostage; do I get the passwords; rights to the logo; get all the files;
    can someone else work on it later; keep everything when we part; source code; who holds the domain; property; whose website is it`,
  fixes: `something broke right after launch; do I pay for bugs; free repairs; how long do you fix errors; guarantee on your work; warranty;
    a form stopped working a few weeks after launch; bug fixing; is repair included; do you correct mistakes; it does not work as promised;
    who pays when there is an error; months after launch; is there a guarantee period; fix your own mistakes; broken link after launch;
    problems in the first weeks; how long are you responsible; fault after going live; what if you built something wrong`,
  'care-plan': `who keeps it updated; maintenance contract; look after it once it is online; take care of updates; backups; support plan;
    is there support at night; emergency support; website down at night; site crashed on sunday who do I call; monthly care; keep it running;
    what if the site goes down; do you watch the site; who does the backups; round the clock; after launch support; upkeep; service contract;
    keep it current; small changes every month; do you do little edits for us; help after it is done; who maintains it; ongoing help;
    on call; site fell over at midnight; keep the thing up to date; maintain the website; monthly service; hosting and care; 24 7`,
  'no-plan-help': `do you help without a plan; support without care plan; pay by the hour for help; do I have to take a care plan; is the plan mandatory;
    one time help; only when I need it; occasional support; is maintenance required; without a contract; need help just once`,
  'plan-cancel': `cancel the care plan; stop the care plan; quit the maintenance; notice period for care; how do I end the plan; get out of the care plan;
    is the care plan monthly; leave the plan; how long does the plan run`,
  deposit: `how much up front; down payment; do I pay before; when do I pay; is money due before; half now half later; pay in stages;
    payment schedule; pay over time; split the payments; spread the cost; monthly payments; financing; can I pay later; prepayment;
    first payment; how does payment work; when is the balance due; do you want all the money at once; pay at the end; terms of payment;
    how do I pay; when do you get paid; money before work; payment in installments; what is due at signing; final payment; retainer`,
  invoices: `how long do I have to pay; invoice terms; late fee; what if I pay late; due in how many days; bill due; net 15; when is the bill due;
    pay the bill; what if we do not pay on time; tax on the bill; is sales tax added; overdue invoice; days to pay; forgot to pay;
    when do you send the bill; payment deadline`,
  'fixed-price': `is it a flat price; will it get more expensive; does the price go up; hidden costs; any surprises; price guarantee;
    what if it takes you longer; do you go over budget; is the quote final; by the hour or flat; what is not in the price; extra charges;
    what is left out; fixed fee; do costs creep up; additional costs; other fees; is the estimate the final price; does the price stay;
    cost overruns; what is excluded; bill more than the quote; flat rate or hourly; all in price; nickel and dimed`,
  'estimate-validity': `how long is the quote good; does the estimate expire; is the price still valid next month; quote good until when; is the estimate binding;
    hold the price; can I decide later; is the offer binding; think about it for a month; price valid; estimate or offer; how long do I have to decide`,
  ending: `can I cancel; stop in the middle; get my money back; refund; quit the project; walk away; back out; end the contract; what if we do not get along;
    do I get the deposit back; drop out halfway; terminate; break it off; pull the plug; change of plans; cancel the order; bail; stop working with you;
    leave halfway through; do you give refunds; call it off; early exit; what happens to the deposit if I cancel; what do I owe if I stop`,
  'silent-client': `what if I do not answer for weeks; what happens if I disappear; we went quiet; I can not deliver the texts in time; what if I am late with photos;
    project on hold; pause the project; no time right now can it wait; what if we go silent; ghost; put it on ice; freeze the project; stall`,
  'means-of-payment': `can I pay by check; credit card; do you take visa; pay cash; bank transfer; paypal; how can I pay you; crypto; which payment methods;
    wire; ach; venmo; pay by card; do you accept amex; zelle; pay you in bitcoin; can I pay you with paypal`,
  rush: `can you do it faster for more money; rush fee; express; urgent job surcharge; hurry; pay extra for speed; expedite`,
  availability: `when can you begin; how soon could you start; are you taking new clients; do you have time for us; how busy are you; waiting list;
    start next week; booked out; free capacity; do you have room for another project; start right now; when are you free to start; available in march;
    are you taking on work; next opening in your calendar; when do you have time`,
  'why-us': `why should I pick you; what sets you apart; why are you better; what makes you special; are you trustworthy; what is so good about you;
    reasons to hire you; why you; give me one good reason; are you legit; can I rely on you; pros and cons of you; sell me on it; claim to fame;
    how are you different; what is your edge; why go with northloop; are you any good; what do you do better; strengths; why not somebody else`,
  mockup: `draw my homepage; see what my site could look like; preview of my page; tool that makes a draft; try the generator; automatic design;
    see it before I pay; sample page for my company; how does the generator work; ai that designs a page; instant design; free draft;
    do I have to register for the mockup; is the mockup free; what do I enter in the generator; test design; see a first idea;
    can I get a picture of my future site; mock up; generate a homepage; is the preview free; what is that mockup thing; sign up for the preview;
    get a design without calling; see a concept; what would my page look like; visualise my site; is an email needed for the draft`,
  'mockup-options': `can I choose colors in the mockup; change the colors of the draft; pick a style; see the mockup on a phone; mobile view of the draft;
    edit the text in the mockup; share the mockup; send the draft to my partner; print the quote; download the mockup; which industries does the generator know;
    which website types can I pick; pick features in the generator; different screen sizes; options in the generator; save my mockup; my own colors in the preview`,
  'mockup-use': `can I use the mockup for real; may I publish the draft; is the mockup mine; who owns the mockup; use the picture the ai made;
    take the mockup to another agency; are the texts in the mockup real; sample content in the draft; fake testimonials in the mockup; copyright of the mockup;
    is the generated page unique; put the draft online; show the mockup to others; legal to use the generated design`,
  'mockup-retention': `how long do you keep the mockup; is my draft stored; how long is the draft saved; delete my mockup; generator data kept;
    do you save what I type in the generator; drafts of the generator`,
  'estimate-in-mockup': `where does the price in the mockup come from; how accurate is the estimate; how do you calculate the price; is the generated quote reliable;
    what is the estimate based on; how do you come up with the price; why a price range; how is the quote worked out; make the quote lower; lower the price;
    cut the cost; how can I make it cheaper; save money on the project; reduce the price; what drives the price; cheaper version; less expensive option;
    what makes it expensive; what influences the price; smaller version; trim the budget; ways to save; do it cheaper if I write the text`,
};
