import type { EverydayTable } from './everyday-table';

/** The twelfth round, written after the first phrasings and before the second. */
export const secondRound: EverydayTable = {
  services: `
    could you have a go at our old joomla thing => take over / WordPress / Web design / three directions
    i run a bike repair place and theres nothing about us online => five to fifteen pages / local businesses / Web development
    is it possible to add a donate button for our animal shelter => payments / forms and payments
    want a portal so renters can send repair requests => portals
    our checkout on the phone is horrid => carts / checkout / Checkout
    would like my photos shown big, i shoot weddings => Web design / Web development / photos / portfolio
    do you offer ongoing seo => SEO
    help us come up first when someone searches tire shop in anoka => SEO / search / first place
    make our android app work on tablets too => Android / app
    can the site remind people of their appointment => bookings / calendar / appointment / booking
    got 400 products in a excel list, can those be put in a shop => 200 products / store / stores
    sells bait and tackle, want to ship across the states => store / stores / Shipping
    could you figure out why visitors leave at our signup page => customers / usability / where they hesitate
    is there somebody who makes the writing sound good => Priya
    do you make one page sites for events => landing / page
    we need an intranet for 40 employees => web applications
    our shop and our counter dont agree on how many we have left => register
    do you handle gift certificates => gift / payments / store / Every store
    new menu every monday, who puts that in => no developer / Prices
    can you switch us from wix to wordpress => WordPress
    do pages you build pass the accessibility laws => WCAG
    an app for our choir => app
    loads forever on my sisters phone => slow / real phones
    fix our broken contact form, another company made the site => take over
    does your work include google business stuff => Google Business Profile
    give customers points each time they buy a latte => loyalty
    can you put our calendar of events on the site => calendar
    we have mockups from our designer already, just need it built => Web development / person / React
    do you work with architects => local businesses / trades / portfolio / small businesses
    how about doing just the research part => user research / usability
  `,
  price: `
    how much would a store with 30 products set us back => $
    cost of a site for a therapist incl scheduling => $
    is 1500 dollars realistic for a website => $
    what do i pay per month for looking after it => care plan
    do i pay extra for more pages => pages / $
    what do most people spend on an app with you => $10,000
    whats the price for a portfolio page for a painter => $
    do you charge for the estimate => free
    when is the second half of the money due => stages / before launch
    any fees i dont know about => left out / written down / separate
    do i have to pay it all before you begin => 50%
    is there a cheaper way to do this => lower / cheaper / discount / estimate
    why is a web shop more expensive than a normal page => $ / store
    do you work for a share of the sales => do not know / person
    monthly cost of seo => billed monthly
    what would you guess for a booking app => $10,000
    does the quote expire => 30 days
    if it ends up taking more hours who pays => written down / No approval
    whats a fair price for a website in 2025 => $
    i need it in writing what it costs => writ
  `,
  duration: `
    how many weeks until my plumbing site is up => six to ten
    what is the typical wait for a new store => eight to fourteen
    earliest i could have an app in the stores => three to six months
    will two months do for a redesign => six to ten / weeks
    how long do tests with users take => weeks
    how long is the first call => 30-minute
    from signing to launch how long => weeks
    when does seo kick in => weeks / months
    how soon after writing will i get an answer => 24 hours
    can a shop be opened in october if we start now => mid-November / eight to fourteen
  `,
  contact: `
    whats the best way to ask something quickly => 555-0142
    to which mail should i send our logo => hello@northloop.example
    are you near downtown minneapolis => twenty minutes
    is there an elevator => elevator
    can i just show up with my laptop => welcome
    do you have a twitter => x.com / twitter / find us
    who reads what i send through the form => person / 24 hours
    may i leave the phone field empty => optional
    are you in the same state as duluth => Minnesota / MN
    do we meet at your place or mine => visit / studio
  `,
  hours: `
    what time do you lock up on fridays => 6pm
    could i reach somebody at 6 30 in the evening => 6pm
    open between christmas and new year? => Christmas / holidays
    weekend hours? => Monday to Friday
    is your chicago line answered at 9 => Chicago
  `,
  cities: `
    is there a number for manhattan => 555-0163
    do you go to clients in los angeles => Los Angeles
    we have a store in evanston => Chicago
    how do you work with folks in nyc => New York
  `,
  about: `
    give me the short version of who you are => Maya / six / bakery
    how big are you => six
    were you in business before covid => 2019
    do you have proof that your clients are content => 98% / Ingrid
    what makes you proud => 500 / award / baker / Among our recent work / Six habits
    what would your clients say about you => Ingrid / clients
    are you a franchise or independent => Maya / 2019 / six / do not know
    do you guys keep to budgets => written down / estimate / price
    is everything made in minnesota => six
    what was project 500 => baker
  `,
  team: `
    whos the guy that does the coding => Theo
    name of the lady who runs it => Maya
    who looks at accessibility => Sam
    whom do i talk to during the project => Gabe
    which of you makes android apps => Lena
    whats priya good at => search / SEO
    where did maya grow up => Duluth
    do you have a copywriter on staff => Priya
    how can i mail theo => theo@northloop.example
    what did theo do earlier in his life => bus
    how many usability sessions did sam run => 300
  `,
  careers: `
    would you take someone with 2 years of experience => Local Search / 2+
    is the developer job remote => remote
    how do i send my application => /contact
    do you offer dental => dental
    how many hours is a normal week at your place => forty
    can i choose my laptop => laptop
    do you give holidays off => public holidays
    is there a job for a writer => Local Search
    do you share profits => tenth
    what do i need for the web dev job => TypeScript / 5+
    can i work 4 days => full-time / own hours / forty
    are you open to career changers => write anyway / Four positions
    do i need to come in on tuesdays => Tuesdays
    will i get a bus ticket => Transit / transit
  `,
};
