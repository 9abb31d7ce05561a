import type { EverydayTable } from './everyday-table';

/** The fourteenth round: follow-ups that add words of their own. */
export const fourthRound: EverydayTable = {
  'follow-up': `
    do you make online stores >> which platforms => Shopify
    do you make online stores >> is paypal possible => processor / payments
    what is a care plan >> do i need one => choice / by the hour
    what is a care plan >> cost? => care plan at
    do you design logos >> who does that => Maya
    are you hiring designers >> how many years => 3+
    are you hiring designers >> from home? => remote / three days / Maple Grove
    i need an app >> android too? => Android
    i need an app >> and who publishes it => store / listing
    i need an app >> what does something like that run => $10,000
    i need an app >> without reception => offline
    where are you >> phone? => 555-0142
    where are you >> how do i get upstairs => elevator
    how do you work >> how often do you report => Friday
    how do you work >> who is my contact => Gabe
    how do you work >> what do i need to give you => text / photos
    how long does a website take >> and a store => eight to fourteen
    how long does a website take >> can you go faster => date / do not know / person
    how much is a business website >> how do i pay => 50%
    how much is a business website >> why that much => rules / estimate
    how much is a business website >> any discount => do not know
    how much is a business website >> and when would it be ready => weeks
    do you do seo >> can you promise first place => No
    do you do seo >> who would do it => Priya
    do you do seo >> for free? => free
    who is maya >> how can i reach her => maya@northloop.example
    who is gabe >> what did he do before => kitchen
    do you keep this chat >> how long => 90 days
    do you keep this chat >> delete it => Clear conversation
    can i cancel a project >> do i get money back => returned
    can i cancel a project >> and the care plan => 30 days
    have you done restaurants >> anything for clinics => clinic
    have you done restaurants >> show me => bakery
    is there something to read on colors >> who wrote it => Maya
    do you have a blog >> which post is about stores => E-commerce UX
    can you redesign our site >> how many tries do we have => Two rounds / two rounds / three directions
    can you redesign our site >> it is on wix => WordPress / take over / Web design
    can you redesign our site >> do you write the text too => Priya
    we have a slow shop >> what would you do first => slow / carts / measure
    i run a bakery >> can people order ahead => order
    i run a bakery >> what would a site cost me => $
    i run a bakery >> have you done one before => bakery
    do you test with users >> can i watch => next room / watch
    do you test with users >> how long does it take => weeks
    are you open on fridays >> and saturdays => Monday to Friday
  `,
};
