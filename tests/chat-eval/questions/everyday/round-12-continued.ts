import type { EverydayTable } from './everyday-table';

/** The second half of the twelfth round, written after the first phrasings and before the second. */
export const secondRoundContinued: EverydayTable = {
  'legal and privacy': `
    do you put ads cookies on my computer => no advertising
    how can i have my name removed from your database => deleted / delete
    do you know which town im in => city
    is my message seen by other companies => sell / contracts / language model
    how many days until this chat is gone => 90 days
    what is kept when i try the mockup thing => 90 days
    am i allowed to print your articles for my staff => share
    what happens if you go bankrupt or sell out => buyer
    do you have insurance if you break something => limited
    can i see everything you saved about me => copy / rights
    do we get the passwords at the end => hand over / name
    is the design mine alone => you own
    do i have to be listed as a customer => portfolio
    could a minor use your website => 13
    what law covers our agreement => Minnesota
    how much notice to end the project => 14 days
    do you talk about my business with others => private / Confidential
  `,
  process: `
    what is the very first thing you do => call / few hours / visit
    how will i hear what is going on => Friday
    do i get a say in the look => directions / rounds
    what if my partner wants other colors later => rounds / Two
    what do you want from me at the start => text / photos
    how do you hand it over => train / hand over
    will someone explain how to use it => train
    when do you switch the new site on => weekday morning / launch
    what if i cant get you the texts on time => Dates move / late
    does anything happen before i sign => call / page
    can my own it guy work with you => developers / design
    do you ask our customers => customers
  `,
  support: `
    does someone notice when the site is offline => monitor
    a link is dead two months after launch, is it free => 60 days
    who do we ring if the page vanishes on a sunday => care plan
    do you install updates => updates
    can i get help now and then without a subscription => by the hour
    how often do you back it up => backups
  `,
  technology: `
    which tools do you use for shops => Shopify
    can another programmer read your code => another developer
    do you do server side rendering => Next.js
    is your android work in kotlin => Kotlin
    do you use figma => Figma
    what is headless => headless
  `,
  blog: `
    anything on your blog for shop owners => E-commerce UX
    is there an article about phones => Mobile-First
    who writes your blog => Priya / Maya / Theo
    should i ask every client for a review => every customer
    how many chars can a page title have => 60
    will ai replace you => AI Tools
    are grey letters on white ok => 4.5
    how fast should my page be according to google => 2.5
    where to begin free shipping => shipping
    should i make pages for every suburb => town
  `,
  'work shown': `
    have you built something for gyms => yoga
    do you have a medical example => clinic
    what did you make for the bakery => order-ahead
    did the music school get more students => 45
    what kind of apps did you ship => snow
    any example of quotes calculated online => letterpress
    something with maps or dispatch => Duluth
    ever done stuff for a non food shop => Turnquist / Bluestem / letterpress / store
    which canoe shop works with you => Turnquist
  `,
  mockup: `
    do you have a free preview tool => generator
    what info does the mockup need => company
    can i send the mockup to my wife => link / share
    where does that price next to the mockup come from => rules / estimate
  `,
  complaint: `
    your invoice has a mistake => sorry
    still waiting for a callback since monday => sorry
    the app you sold us keeps freezing and im mad => sorry
    gabe promised a draft for friday and it never came => sorry
  `,
  person: `
    let me speak with a real employee => 555-0142
    give me a ring please => 555-0142
  `,
  'off-topic': `
    how do i get rid of ants => do not know / only
    which team plays tonight => do not know / only
    can you write my kids essay => do not know / only / not one of
    how deep is lake superior => do not know / only
  `,
  'outside the offer': `
    can you shoot a drone video of our farm => not one of / do not know
    do you design truck lettering => not one of / do not know
    we need someone to post on instagram daily => not one of / do not know
    do you repair computers => not one of / do not know
  `,
  'follow-up': `
    what does an online store cost >> and with a blog => $
    do you have jobs >> any of them remote => remote
    who does seo >> can i email her => priya@northloop.example
    tell me about care plans >> what happens at night => monitor
    do you make apps >> for both kinds of phones? => iPhone / codebase
    where is the office >> when can i come => Monday to Friday / 8
    is the audit free >> what is in it => 200 pages
    do you do ux >> how long does that take => four to eight
    can you move my store >> will i lose my google spots => rankings
    how long does a website take >> what slows it down => text and photos / text
    i want to sell candles online >> which system should i take => Shopify
    what is the deposit >> do i get it back if i cancel => returned
  `,
};
