import type { EverydayTable } from './everyday-table';

/** The eleventh round: odd wording and fragments, written before phrasings were recognized. */
export const firstRound: EverydayTable = {
  services: `
    my nephew made our page back in 2012 and its awful, can u do it over => directions / drawn for your business / rebuild / redesign
    need someone to sort out our google listing, hours r all wrong => Google Business Profile
    when ppl search for electricians in our town we dont come up => SEO / local search / Google Business Profile
    the menu on our page is a scan, can it be real text => menu / editor / new pages / website / photos
    we want clients to pick a time slot themself => booking / appointments
    can folks pay thru the site => payments
    our online basket keeps losing people at the end => carts are left
    i sell soap at farmers markets and want to sell from home too => store / stores
    want a thing on phones so my crew can tick off jobs => app / apps & offline / field / without signal
    programming for samsung phones => Android / Kotlin
    do you guys do flyers and business cards => do not / not one of / six services / person / Brand
    anyone there who can film a promo clip => do not / not one of / six services / person
    could you run our facebook page for us => do not / not one of / person / six services
    we got an angry letter about blind folks not being able to use our site => WCAG / accessib
    is it a problem if customers hold a phone from 2019 => three-year-old / phone
    site takes like 10 sec to come up => real phones / slow
    the fella who did our website passed away, who can look after it now => take over
    can you get my old posts off of blogger into something newer => old content / WordPress
    do your sites talk to square or toast registers => register
    i need the leads to drop in our crm => integration / Integrations / talk to your register / CRM
    we keep our quotes in a spreadsheet and its killing us => web applications / quote builders
    login area for our distributors => sign-in / portals
    patients bail halfway thru the intake paperwork online => customers use your product / usability / conversations / UI/UX
    how do i know where visitors get stuck => usability / record / watch
    something i can click through to convince my bank => prototype / Prototypes
    our coders are fine but nobody here can draw screens => only design / UI/UX
    buttons and colors written down so every team builds the same => design system / UI/UX
    set up a domain and mail and all that tech stuff for me => domain
    will you keep the thing up to date once its done => care plan
    who writes all the words => Priya / you correct / copy
    my photos are terrible, do you help with that => photos
    do you redo just one page or only whole websites => landing / page / person / first look / redesign / three directions
    we have an app but it dies on the newest iphone => app rescue / crashes / rescue
    stamp card thing for my coffee regulars => loyalty / punch cards
    want our yarn shop stock same on register and web => register
    moving 3000 products off magento, is that doable => move stores / old orders / redirect
    can wholesale buyers see other prices than normal customers => BigCommerce / price lists
    do i have to charge tax in every county myself => tax
    ship local and let people pick up => pickup
    which trades do you mostly do sites for => restaurants / local businesses
    we're a 2 person landscaping outfit, too tiny? => small businesses / local businesses
    do you take on nonprofits => local / small businesses / person / nonprofit
    we need it in english and spanish for our customers => language
    can i look at it on an ipad and not have it break => phone / phones / tablet
    what all do you folks do => six services
    my site got hacked last nite and shows pills ads => hacked / person / care plan / take over
    are backups part of it => backups
    can you put a reservations button on it for our supper club => booking / bookings / reservations / orders
    do i get to change prices by myself w/o calling you => no developer / Prices
    i want emails of customers collected on the page for promos => newsletter / mailing list
  `,
  price: `
    ballpark for a 6 page site for my salon => $
    whats the damage for a web shop w 50 items => $
    we got 4 grand, is that anything => $
    what would you want for a one pager => $
    price 4 an app => $10,000
    is seo paid once or every month => billed monthly / monthly
    is anything due before you lift a finger => 50%
    can i split it over a few months => deposit / stages
    do the costs creep up like with contractors => written down / No approval
    whats not in the quote => left out / exclusions / separate / excluded
    do you bill by the hr or flat => written down / hour / estimate / fixed
    does talking to you cost me anything => free
    is the quote good till spring => 30 days
    what do you charge every month after its up => care plan
    discount for veterans => do not / no discount / person
    cheaper if i write the text myself => person / estimate / do not know / lower
    can you beat my cousins price of 500 bucks => $
    yearly cost of keeping a site => care plan
    who pays the hosting bill => yours / you
    do i get my deposit back if i bail => returned / 14 days
    can i pay by check => do not know / person
    how many days do i have for the bill => 15 days
    blog costs? => $
    site with online ordering for a pizza place, how much => $
    how much extra for a members area => $
  `,
  duration: `
    when could my new page be up if we start in may => weeks
    need it before our grand opening in 3 weeks, any chance => weeks
    how many wks for a shop => eight to fourteen
    months for an app? => three to six months
    why does it take 2 months to make a website => text and photos / six to ten
    how long before google notices => weeks / months
    can the ux stuff be done inside a month => four to eight
    can we open our webstore dec 1 => mid-November
    time for clickable draft => two weeks
    how fast do you get back to people => 24 hours
    whats holding projects up usually => text / photos
    how soon could you begin => do not know / person
  `,
  contact: `
    whats a good number to reach you at => 555-0142
    got an email i can send pictures to => hello@northloop.example
    where do i find you guys on a map => 7800 Elm Creek
    can i swing by thurs => 8am / come by / welcome
    does anyone pick up if i ring => Gabe,555-0142
    is there somewhere to leave the truck => parking
    i use a wheelchair, can i get in => elevator / step-free
    im in fargo, do you come out this far => person / video / four cities
    you on insta or whatever => linkedin / facebook / twitter / x.com / find us
    what happens once i hit send on that form => 24 hours / reply
    which stuff do i have to fill in on the contact form => name / email / message & message
    id rather sit down face to face first => studio / visit,555-0142
  `,
  hours: `
    u open sat? => Monday to Friday
    until when can i call today => 6pm
    are you there at 7 in the morning => 8am
    do u work on labor day => holidays
    what time zone u in => Central
    someone around on sunday if our store dies => care plan / Weekend / weekend
  `,
  cities: `
    got anyone for new york clients => New York
    number for the la office => 555-0187
    is chicago covered => Chicago
    we are over in saint paul, thats close right => Minneapolis / Saint Paul
    bridgeport bakery here - you serve us? => Chicago
  `,
  about: `
    how many years you been at it => 2019
    how did this outfit come to be => Maya / bakery / 2019
    how many folks are on your crew => six
    whats your claim to fame => award,500 / special / habits / 98%
    what sort of values do you run by => plainly / values
    have you got any happy customers i can read about => Ingrid / Tveit / clients
    how many jobs have you finished => 500
    you farm the work out overseas? => six
    why go with you and not squarespace => drawn for your business / name / habits
    were you always in maple grove => 2021 / kitchen table
  `,
};
