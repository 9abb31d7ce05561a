import type { EverydayTable } from './everyday-table';

/** The thirteenth round, written after the second phrasings. */
export const thirdRound: EverydayTable = {
  services: `
    we want our photo studio to look classy on the internet => Web design / Web development
    is it an option to only improve the parts customers struggle with => UI/UX / usability / one part / hesitate
    can a website take the load off my phone => phone / bookings / orders / Web development / local businesses
    my wordpress went crazy after an update, help => WordPress / take over
    looking for someone to run our search presence => SEO
    do you create online catalogs for manufacturers => store / stores / Web development / BigCommerce
    i need a site people can log in to and download invoices => sign-in
    will the site tell the delivery guy where to go => Duluth / route / app / map / bookings / delivery
    can you tidy up our google entry, there are two of us on there => duplicate / Google Business Profile
    do you make apps that read barcodes => app
    how do you keep the pages from getting bloated => weight limit
    help, customers say they cant read our site in the sun => accessib / Accessibility / bright sun / contrast
    we sell to shops and to private people => BigCommerce
    can i get push notifications to my members => push
    do you set up email for my domain => domain
    i want to compare shopify with woocommerce before i decide => Shopify & WooCommerce
    do you fix slow web shops => slow / carts / Checkout
    can you test our site with seniors => usability / customers
    what if i need a thousand products imported => products
    my site needs a spanish half => language
    is training for 3 of my employees included => train
    who looks up what words customers use on google => Keyword / keyword / Priya
    can you bring our blog over from squarespace => content moved / WordPress / old content
    need a quote request form with photo upload => forms / quote
    do you build for accountants => local businesses / small businesses / trades / clinics
    can the shop figure out the postage itself => carrier rates / shipping / Shipping
    is guest ordering possible => guest
    i need something to show our investors by next month => prototype / Prototypes
    does the checkout work with google pay => wallets / checkout
    can you take over the app our intern wrote => rescue
  `,
  price: `
    how much is a site for a law firm with 8 pages => $
    what would it cost to sell 20 products online => $
    landing page price? => $
    what do you want for a blog with newsletter => $
    my limit is 6000, possible? => $
    is the care plan expensive => care plan
    how much do apps start at => $10,000
    does the price cover hosting => yours / separate / account in your name
    what is the down payment => 50%
    when would i have to pay the rest => before launch / stages
    can the final bill be higher than what you quoted => written down / No approval
    are there costs after launch => care plan
    how do i know the estimate is not pulled out of thin air => rules / estimate
    will you match a lower offer => do not know
    do you take american express => do not know
  `,
  duration: `
    how much time until an online shop is finished => eight to fourteen
    could my site be done in 4 weeks => weeks
    realistic time for an iphone app => three to six months
    how many weeks does ux take => four to eight
    how quickly would seo bring something => weeks / months
    when do you write back => 24 hours
    is it possible to launch before july 4th => weeks
    how long is my estimate valid => 30 days
  `,
  contact: `
    how do i get in touch with the team => hello@northloop.example
    can i send the brief by mail => hello@northloop.example
    what floor are you on => second floor
    where can i leave my car => parking
    what is your phone no => 555-0142
    do i have to call before i drop by => welcome / Call
    does a person read my message => person
    are you reachable on facebook => facebook / find us
  `,
  hours: `
    are you open on monday mornings => 8am
    do you answer the phone after 5 => 6pm
    are you closed on thanksgiving => holidays
    whats your time zone => Central
    until what time is the la line answered => Los Angeles
  `,
  cities: `
    do you have clients in chicago => Chicago
    which number do i call from new york => 555-0163
    do you work in wicker park => Chicago
    we are in minnetonka, can you come by => Minneapolis / visit / come
  `,
  about: `
    since when does northloop exist => 2019
    what does northloop believe in => plainly / values
    what happened in 2022 => award / usability
    do you have references => Ingrid / clients / Among
    who is behind this company => Maya / six
    how many websites have you delivered => 500
    are your clients satisfied => 98%
    why should a small shop choose you => habits / written
    why did maya leave her old job => bakery / 2019 / downtown agency
  `,
  team: `
    who is responsible for projects => Gabe
    who takes care of usability => Sam
    what is theos job => Lead Developer
    can i speak with the founder => Maya,555-0142
    who should i ask about a mobile app => Lena
    what are sams pronouns => Sam / they
    is lena an android or iphone person => Lena
    who can help with my google ranking => Priya / SEO
    whats mayas email address => maya@northloop.example
  `,
  careers: `
    which positions are open right now => Senior Web Developer
    is there part time work => full-time
    how many vacation days => four weeks
    do you match 401k => 4%
    what does the product designer do => Product Designer
    can i apply from canada => remote in the US / remote
    what does the coordinator job involve => Client Operations
    do you pay for conferences => $2,000
    how long is parental leave => sixteen
    what is a typical week like => Tuesday
    do employees get equipment for home => $600
    do i have to be in the studio every day => Tuesdays / three days / remote
  `,
  'legal and privacy': `
    do you use google analytics => no advertising or analytics
    when is my chat deleted => 90 days
    do you sell customer data => sell
    who can read my contact form message => people who answer
    can i get the code after the project => you own
    what is your cancellation policy => 14 days
    can we keep our project confidential => private / Confidential / portfolio
    what if you miss something and we lose money => limited
    where are the courts in case of a dispute => Hennepin
    may i use your blog drawings => do not copy / Please do not
    is your chatbots answer legally binding => software
    how long do you store server logs => 30 days
    how do i opt out of the newsletter => unsubscribe
    what data do you collect with the forms => keep what you send / answer you / privacy
  `,
  process: `
    what do i have to deliver => text / photos
    how many design proposals do i get => three directions
    can i follow the progress online => Friday
    what happens after i sign => deposit / Friday
    how many feedback rounds => Two rounds
    who trains us at the end => train
    do you visit us before starting => visit / come / see the place
    can we add features during the project => writ
    what is fixed free after launch => 60 days
  `,
  support: `
    what does the care plan cover => updates
    is there someone at night if our shop breaks => care plan
    how do i end my care plan => 30 days
  `,
  technology: `
    do you work with react native => React Native
    which cms do you recommend => WordPress
    which stack do you use for websites => React
    do you write tests => Tests / tests
  `,
  blog: `
    what topics does the blog cover => design trends
    do you have an article about ai => AI Tools
    is there something on contrast => 4.5 / Color
    what did theo write => React
    what is inp => 200 milliseconds
    how many fields should my checkout have => seven / E-commerce UX
    are town pages a good idea => town
    should i buy reviews => buy / rules
  `,
  'work shown': `
    have you worked with a clinic => clinic
    what is the snow app about => snow
    which restaurants did you work for => bakery
    what did you do for the credit union => loan
    show me online stores you built => Turnquist / Bluestem / Pruitt
    any project for a plumber => plumbing
  `,
  mockup: `
    is the mockup generator free => nothing to sign up / Free / free / generator
    can i choose the colors of my draft => colors
    can i use the mockup as my website => planning
  `,
  complaint: `
    your app crashed again and nobody reacts => sorry
    i have been trying to reach you for days => sorry
    i am really annoyed with the result => sorry
  `,
  person: `
    can i talk to somebody about my project => 555-0142
    please call me back => 555-0142
  `,
  'off-topic': `
    whats the best fishing lake in minnesota => do not know / only
    recommend me a book => do not know / only
    how old is the universe => do not know / only
  `,
  'outside the offer': `
    can you print our menus => not one of / do not know
    do you do facebook ads => not one of / do not know
    can you build us a trade show booth => not one of / do not know
  `,
  'follow-up': `
    do you offer seo >> what do i get every month => report / monthly
    what does a landing page cost >> how fast can you make it => weeks
    who is sam >> has sam won something => award
    which jobs are open >> what are the requirements for the designer => Product Designer
    can you build a shop >> will stock be right => register
    do you have parking >> and an elevator => elevator
    what is the deposit >> when is the rest due => stages
    do you make apps >> what happens after launch => 60 days
    i need a site for my cafe >> can people order ahead => order
  `,
};
