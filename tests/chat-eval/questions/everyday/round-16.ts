import type { EverydayTable } from './everyday-table';

/** The sixteenth round: short follow-ups. */
export const sixthRound: EverydayTable = {
  'follow-up': `
    how much does a website cost >> and for an app? => $10,000
    how much does a website cost >> with 12 pages => $
    how much does a website cost >> what about a blog => $
    how much does a website cost >> too expensive => lower / cheaper / person / estimate / discount
    what is the price of a store >> and how long? => eight to fourteen
    what is the price of a store >> plus newsletter => $
    how long does an app take >> and the price => $10,000
    how long does an app take >> why so long => Apple / stretches / text
    who is lena vang >> what does she do => iPhone
    who is lena vang >> and sam? => Sam Whitehorse
    who is lena vang >> her email => lena@northloop.example
    who does seo >> can i call her => 555-0142 / priya@northloop.example
    who is the founder >> where is she from => Duluth
    are you open tomorrow >> and at 7pm => 6pm
    are you open tomorrow >> on weekends? => Monday to Friday
    what is your address >> which floor => second
    what is your address >> is it far from the city => twenty
    do you offer seo >> and the contract? => three months
    do you offer seo >> what results => 150
    do you offer seo >> first place guaranteed? => No
    can i see examples >> for restaurants => bakery
    can i see examples >> of apps => snow
    can i see examples >> any online shop => Turnquist / Bluestem / Pruitt
    are there jobs >> remote ones => remote
    are there jobs >> for a designer => Product Designer
    are there jobs >> and benefits? => dental
    what benefits do you have >> vacation? => four weeks
    what benefits do you have >> for families too => family / parental
    is there a deposit >> how high => 50%
    is there a deposit >> refundable? => returned
    how do you work >> and then => Friday / call / page / person
    what is included in a care plan >> is it mandatory => choice / by the hour
    how many rounds of changes >> and if i need more => hour / extra / Extra / writ
    do you use cookies >> and tracking => no advertising
    do you store this chat >> for how long => 90 days
    do you store this chat >> who sees it => people / limited / language model
    who owns the code >> and the domain => your name
    do you have an article about seo >> who is the author => Priya
    do you have an article about seo >> and about shops => E-commerce UX
    do you build apps >> native? => native / codebase
    do you build apps >> offline too => offline
    do you build apps >> what do i pay => $10,000
    do you build apps >> do i need one => monthly
    do you do wordpress >> and shopify => Shopify
    what is your phone number >> and email => hello@northloop.example
    what is your phone number >> for chicago => (312) 555-0118
    i want a redesign >> how do we start => call
    i want a redesign >> price? => $
    i want a redesign >> time? => six to ten
    do you do user tests >> how many people => five
  `,
};
