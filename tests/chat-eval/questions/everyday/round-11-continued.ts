import type { EverydayTable } from './everyday-table';

/** The second half of the eleventh round: odd wording and fragments, written before phrasings were recognized. */
export const firstRoundContinued: EverydayTable = {
  team: `
    who heads the place up => Maya
    who would be building it => Theo / Maya
    who do i bug about schedules => Gabe
    is anybody there good w/ iphones => Lena
    who knows seo => Priya
    who does the testing with people => Sam
    lenas mail => lena@northloop.example
    what did gabe do before => kitchen
    does sam have any awards => award
    who used to work at a newspaper => Priya
    tell me bout theo => Theo Okafor
    when did priya come on board => 2020
  `,
  careers: `
    you looking for people? => Four positions / open
    got work for a coder => Senior Web Developer
    can i do the job from texas => remote / Remote
    whats the pay like => pay range
    how much time off do your people get => four weeks / Four weeks
    any maternity leave => sixteen
    do i need a degree to be the designer => 3+ years / Product Designer
    i do bookkeeping and phones, anything for me => Client Operations
    do you pay for health ins => 90%
    is there a budget for classes => $2,000
    do you pull late nights => forty hours
    what do you want to see from a search person => Local Search / listings
    taking interns this summer? => Four positions / write anyway
    retirement stuff? => 401
  `,
  'legal and privacy': `
    what do you do w my email addr => answer you / sell / newsletter
    how long does my msg stay with you => 24 months / 90 days
    wipe everything you got on me => deleted / delete
    are you tracking me rn => cookies / tracking
    does a real person see this chat => limited / people / stored / language model / software
    do you store stuff outside the us => United States
    whose is the website after i paid => you own
    can you use pics of my shop in your ads => portfolio
    my idea is hush hush, you wont tell anyone? => private / Confidential
    which court if we fight => Hennepin
    whats your liability if my store goes down for a day => limited
    can i copy your layout for my own site => do not copy
    is a number you give me here something i can hold you to => estimate / not an offer / software
    what if i ghost you halfway => 60 days / 14 days / bill
    what if nobody pays the bill on time => pause
    can i pull out of the seo deal => 30 days
    how long do you keep the drafts of that generator => 90 days
  `,
  process: `
    how does this go, step by step => Friday / call
    can i peek at it while you're at it => Friday
    how often can i make you change stuff => Two rounds
    what do you need off me to get going => text / photos
    do you come to our shop first => visit / come
    who trains my people => train
    what if i dont like what you come up with => Two rounds / three directions
    one of my guys should decide or all 5 partners => one person
    its been live 3 weeks and a form is broken, who pays => 60 days
    is there a contract => proposal / sign
    what if i want something extra midway => writ
  `,
  support: `
    site fell over at midnight who do i ring => care plan
    do you do small edits for us => small edits / care plan / editor
    can i quit the care plan => 30 days
    do you only help if we have a plan => by the hour
  `,
  technology: `
    what is it all built with => React
    is wordpress still a thing with you => WordPress
    do you do flutter => Flutter
    what db do you use => PostgreSQL
    how are apps built at your place => Swift / React Native / stretches
    php guys? => React / TypeScript
  `,
  blog: `
    you got any write ups on selling more in a web shop => E-commerce UX
    whats your take on ai site builders => AI Tools
    is blue really for trust => Color
    how big should stuff be for thumbs => Mobile-First / 48
    how do i get reviews without being shady => ask every customer / Ask every customer
    any tips so i can do google stuff myself => SEO Best Practices
    who wrote the react one => Theo
    most recent post? => E-commerce UX
    can i sign up for your emails => newsletter
    what should a page weigh => Mobile-First / weight limit / React Applications
  `,
  'work shown': `
    done anything for restaurants => bakery / order-ahead
    seen any dentist or clinic type jobs from you => clinic
    what have you put in the app store => snow / yoga,150
    did bookings go up for that clinic => 38
    that credit union thing, what came of it => 52
    ever worked for farmers => co-op / farm
    show stuff you did for trades => plumbing / plumber
    any school sites? => music school
    which shops run on your stuff => Turnquist / Bluestem / Pruitt
    how many web shops have you put up => 150
  `,
  mockup: `
    can i see my page before paying anyone => mockup / generator
    how does that thing that draws my homepage work => generator
    do i have to sign up for the preview => nothing to sign up / Free / free / no
    can i pick my own colors in the preview => generator / colors
    is the picture the ai draws mine to use => planning
  `,
  complaint: `
    ive called 3 times and nobody rings back => sorry
    the site you made is down again and im losing sales => sorry
    youre 2 weeks late with my pages => sorry
    this is not what we agreed on => sorry
    u billed me twice => sorry
  `,
  person: `
    get me a human pls => 555-0142
    can someone ring me tomorrow => 555-0142
  `,
  'off-topic': `
    whats a good pizza place around there => do not know / only / cannot / about Northloop
    who won the vikings game => do not know / only / cannot / about Northloop
    can you do my taxes => do not know / only / cannot / do not / not one of
    is it gonna snow tomorrow => do not know / only / cannot / about Northloop
  `,
  'outside the offer': `
    do you print tshirts => do not / not one of / six services
    can you fix my laptop => do not / not one of / six services
    will you run google ads for us => do not / not one of / six services / person
    can you set up our office wifi => do not / not one of / six services / know
  `,
  'follow-up': `
    do you build apps >> and whats that run => $10,000
    how much is a store >> and how long till its open => eight to fourteen
    who is lena >> how do i write her => lena@northloop.example
    are you hiring >> what does it pay => pay range
    i need a website for my gym >> what would it cost w booking => $
    what is a care plan >> how do i get rid of it again => 30 days
    do you do seo >> how long am i stuck with it => three months
    do you do seo >> when do i see something => weeks
    where are you >> can i park there => parking
    do you have a blog >> anything bout colors => Color
    how does a project go >> and when do i pay => 50%
    what does a landing page cost >> and a store? => $
    do you test with users >> how many => five
    do you work in chicago >> whats the number there => (312) 555-0118
    can you redo our site >> how many drafts do i get => three directions / Two rounds / two rounds
  `,
};
