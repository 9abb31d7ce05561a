import type { PhrasingTable } from '../phrasing-table.js';

/** Questions of the evaluation's developed half, by what answers them: documents from access to facts. */
export const askedAccessToFacts: PhrasingTable = {
  access: `who has access to my messages; does a real person see this chat; is my message seen by other companies; who reads what i send through the form;
    does a person read my message; who can read my contact form message`,
  accessibility: `wcag compliance audit; can you make our pdf forms accessible; we got an angry letter about blind folks not being able to use our site;
    do pages you build pass the accessibility laws; help, customers say they cant read our site in the sun; do you do accessibility audits`,
  'after-form': `what happens after I send the form; what comes after the first call; waiting time for an answer to my message; how fast do you get back to people;
    what happens once i hit send on that form; how soon after writing will i get an answer; when do you write back; how long until you send a proposal;
    how long do i have to wait for an answer to my mail; how long to hear back after applying for a job`,
  'app-loyalty': `stamp card thing for my coffee regulars; give customers points each time they buy a latte; can i get push notifications to my members;
    need a simple app for my customers to collect points`,
  'app-native': `Native apps or one codebase?; Is there an app version for both iphone and samsung or do i pay twice; do you do flutter;
    is your android work in kotlin; do you work with react native`,
  'app-needed': `which is better for us an app or a website`,
  'app-offline': `does the app work offline; we want to replace paper forms with tablets for our technicians`,
  'app-process': `how are apps built at your place`,
  'app-ratings': `number of apps you have published`,
  'app-rescue': `our agency went bust and the app is unfinished; we have an app but it dies on the newest iphone; can you take over the app our intern wrote`,
  'app-store-account': `who owns the app store account; who pays apple and google`,
  'app-tools': `what do you use for push messages`,
  'article-building-high-performance-react-applications': `any reading on speeding up react; how can i make my react list faster; what should a page weigh`,
  'article-ecommerce-ux-design-converting-visitors': `have you written about online store design; you got any write ups on selling more in a web shop; can you improve our product pages;
    anything on your blog for shop owners`,
  'article-future-of-web-design-ai-powered-tools': `what do you guys think of chatgpt for websites; any blog post on ai; whats your take on ai site builders; will ai replace you;
    do you have an article about ai; what makes a good homepage according to you`,
  'article-mobile-first-design-importance': `something to read about mobile first; anything on the blog about phones; how big should buttons on a phone be; is there an article about phones;
    how big should stuff be for thumbs`,
  'article-psychology-of-color-web-design': `is blue really for trust`,
  'article-seo-best-practices-2025': `do you have tips on seo; should i make a page for each town; when ppl search for electricians in our town we dont come up;
    any tips so i can do google stuff myself; can you train me to do my own seo`,
  'asking-for-reviews': `help with our google reviews; how can i get more reviews on google; how do i get reviews without being shady; should i ask every client for a review;
    what can you do about bad google reviews`,
  authorities: `can the police read this`,
  availability: `when could you start; how soon could you begin`,
  awards: `have you won awards; ever won anything?; does sam have any awards`,
  benefits: `how much vacation do you give; is there dental; whats the 401k match; how long is parental leave; how many weeks off; holiday allowance for staff;
    how much time off do your people get; any maternity leave; do you pay for health ins; retirement stuff?; do you offer dental;
    do you give holidays off; do you share profits; how many vacation days; do you match 401k`,
  'binding-chat': `are you legally allowed to promise things; is a number you give me here something i can hold you to; is your chatbots answer legally binding`,
  blog: `do you have a blog; what topics does the blog cover`,
  'blog-authors': `who writes your blog; could you write our blog posts`,
  branding: `do you design logos; do you create logos as well; rebrand our company`,
  breach: `was there a data breach`,
  'care-plan': `do you have 24/7 support; what is in a care plan; do you back up the site; whos gonna update the plugins later; site is down at 2am what then;
    what does the maintenance package cover; who fixes the site if an update breaks it; can you make backups every night; how do i cancel a care plan;
    is there support at night; who checks that the site keeps working; will you keep the thing up to date once its done; are backups part of it;
    site fell over at midnight who do i ring; do you do small edits for us; can i quit the care plan; does someone notice when the site is offline;
    who do we ring if the page vanishes on a sunday; do you install updates; what does the care plan cover; how do i end my care plan;
    how long do you keep supporting a site; is there a minimum duration for the care plan; how often do you back it up;
    is there someone at night if our shop breaks`,
  careers: `jobs; I am a junior dev looking for a first job, any chance; do you hire people without a degree; how many open jobs; where do i send my cv;
    looking for a marketing job, got one; who do i send my application to; i only want to work 20 hours, any part time job; want to join as engineer;
    you looking for people?; taking interns this summer?; how do i send my application; are you open to career changers;
    which positions are open right now; is there part time work`,
  'chat-retention': `how long do you keep chat messages; are you reading what i write here; is this conversation private; how many days until this chat is gone;
    when is my chat deleted`,
  children: `my son is 9, is he allowed to chat here; can a 12 year old use this site; do i have to be 18; could a minor use your website`,
  'company-size': `we are a company from toronto; do you work with architects`,
  confidentiality: `would you sign an nda; can you promise secrecy about our launch; i have a secret idea, how do i know you wont steal it;
    my idea is hush hush, you wont tell anyone?; can we keep our project confidential; do you talk about my business with others`,
  consultation: `first consultation free?; do I have to come in person or can we do zoom; is consulting free; can we skype; do i pay if i dont like the proposal;
    id rather sit down face to face first; how long is the first call; do we meet at your place or mine; do i have to call before i drop by`,
  contact: `How can I contact you?; phone nubmer; gimme your digits; where do i send my brief; can i text you; best email to send a logo file to;
    whats your mail; how can my partner contact you; telephone?; how do i send you photos; where can i write to; can i send you a sketch;
    whats a good number to reach you at; got an email i can send pictures to; whats the best way to ask something quickly;
    to which mail should i send our logo; how do i get in touch with the team; can i send the brief by mail; what is your phone no`,
  'contact-retention': `how long are emails kept that i send through the form; how long does my msg stay with you`,
  'content-systems': `do u fix hacked wordpress sites; do you do joomla; our shop is on wix, can it be moved over; can you do a wordpress theme;
    do you take on wordpress maintenance; can you put our old posts into the new site; can you get my old posts off of blogger into something newer;
    is wordpress still a thing with you; could you have a go at our old joomla thing; can you switch us from wix to wordpress;
    can you bring our blog over from squarespace; which cms do you recommend; is wordpress or custom better;
    my wordpress went crazy after an update, help`,
  'content-writing': `do you write the text or do we; do i need to have all the pictures ready before we start; do you offer photography; do you do content writing;
    whos responsible for the photos; can you take pictures of our products; who writes all the words; my photos are terrible, do you help with that;
    would like my photos shown big, i shoot weddings; is there somebody who makes the writing sound good`,
  contract: `do we sign a contract; is there a contract`,
  'conversation-of-others': `what did people before me write here; read me somebody elses chat`,
  cookies: `which cookies do you set; are you tracking me rn; do you put ads cookies on my computer; do you use google analytics`,
  'core-web-vitals': `what is lcp; inp meaning; what is inp; how fast should my page be according to google`,
  deletion: `how can i get my stuff erased; erase all i told you; wipe everything you got on me; how can i have my name removed from your database`,
  deposit: `do I have to pay a deposit; can i pay half now half when its done; can i pay monthly; do you do payment plans;
    is anything due before you lift a finger; can i split it over a few months; when is the second half of the money due;
    do i have to pay it all before you begin; what is the down payment; when would i have to pay the rest`,
  'design-figures': `how much more conversions after a redesign; how many ux projects; success rate of your redesigns`,
  'design-only': `figma designs only, we have our own devs; Need somebody who can do a wireframe in figma for an investor meeting;
    figma mockups of our product screens; our coders are fine but nobody here can draw screens; do you use figma;
    we have a design in figma, can you build it`,
  'design-process': `how does the design phase go`,
  'design-systems': `buttons and colors written down so every team builds the same`,
  ecommerce: `i want to sell my hot sauce online; we sell canoes in the shop and would like to sell them over the web too; do you guys make online shops;
    we sell bikes, some online some in the store, inventory is a mess; i sell soap at farmers markets and want to sell from home too;
    we sell to shops and to private people; can you take my paper catalog and make a web store from it; we want an online shop like amazon`,
  ending: `do you offer refunds; what if the project ends up costing more than you said; do i get my money back if im unhappy;
    do i get my money back if im not happy; how much notice to end the project; do i get my deposit back if i bail; what is your cancellation policy`,
  'estimate-in-mockup': `do you guys keep to budgets; do i pay extra for more pages`,
  'estimate-validity': `is an estimate binding; the estimate i got last month, is it still valid; does the quote expire; how long is my estimate valid`,
  'extra-scope': `what if i need something extra during the project; can we add features during the project`,
  'fact-checkout-fields': `how many fields should my checkout have`,
  'fact-contrast': `are grey letters on white ok; is there something on contrast`,
  'fact-free-shipping': `where to begin free shipping`,
  'fact-page-titles': `how many chars can a page title have`,
  'fact-town-pages': `should i make pages for every suburb; are town pages a good idea`,
};
