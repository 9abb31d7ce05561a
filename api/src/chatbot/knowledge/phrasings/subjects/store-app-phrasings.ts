import type { PhrasingTable } from '../phrasing-table.js';

/** How owners ask about stores and apps. */
export const storeAppPhrasings: PhrasingTable = {
  ecommerce: `I want to sell my stuff online; we need a web shop; put our products on the internet; set up an internet store;
    sell from home; can you build me a store; take my shop online; I make candles and want to sell them; online selling for our boutique;
    store for my crafts; sell at markets and also on the web; mail order; open up an online shop; want to ship my products nationwide;
    shop page with a cart; ecommerce site; sell t-shirts online; sell our coffee beans on the web; sell jewelry over the internet;
    sell my paintings online; an online shop for a farm; web store for spare parts; do you make shops`,
  'platform-shopify': `is shopify a good choice; why would I pick shopify; shopify for beginners; do you do shopify; advantages of shopify;
    shopify monthly fee; who should use shopify; build on shopify; shopify expert; is shopify right for me`,
  'platform-woocommerce': `do you do woocommerce; is woocommerce any good; selling inside wordpress; add a shop to our wordpress site;
    store on wordpress; woo commerce; shop without platform fee; open source shop; who is woocommerce for; wordpress shop plugin`,
  'platform-bigcommerce': `is bigcommerce worth it; who should use bigcommerce; do you work with bigcommerce; large catalog platform;
    platform for thousands of products; many product options`,
  'platform-headless': `what does headless mean; do we need headless; custom storefront; shop without a template; headless shopify;
    own design for the shop front; custom shop window`,
  'store-platform': `which shop system is best for me; what platform would you recommend; shopify or woo; compare shop platforms;
    what system should my store use; wix store or shopify; what software runs the shop; which store builder; how do I pick a platform;
    do you earn anything from shopify; kickbacks from platforms; are you biased toward a platform; commission from platforms;
    what would my shop run on; platforms you support; which ecommerce software do you support`,
  'store-move': `move from etsy; switch to shopify from magento; transfer 2000 products; bring our customer list along;
    do we lose our orders when switching; will google forget us if we move the shop; change shop systems; import products;
    leave our current shop provider; relocate an online store; can old orders be kept; does the shop close during the move;
    redirect old product links; migrate our webshop; will my rankings drop after the switch; downtime when moving the store;
    our shop runs on old software; port the store to something else; products from the old store; volusion bigcartel prestashop`,
  'store-running-costs': `what does it cost to keep a shop going; monthly cost of a store; fees per sale; what will the store cost me each month;
    credit card fees; who pays shopify; how much does stripe take; ongoing cost of selling online; platform fees;
    costs after the shop is open; recurring fees for the shop; what do I pay once the store runs; payment fees; percentage per transaction`,
  'store-opening-date': `open before the holidays; can the shop be live for christmas; launch in november; black friday launch;
    why not in december; will you open a store in the christmas season; have it up before thanksgiving; store by december first;
    ready for christmas shopping; launch our webstore this december; when can my store go live`,
  'store-checkout': `people fill the cart and go; customers drop off before paying; nobody completes the purchase; carts get left behind;
    lots of visitors no sales; why do they not buy; sales are low on our web shop; improve our checkout; fix the checkout;
    shop loses people at the last step; checkout is clunky; our conversion is bad; people bail when they see shipping;
    hardly anyone buys in our online shop; too few orders; they put things in the basket and disappear`,
  'store-uptime': `how often are your stores down; is the shop always up; what is your uptime; store outage; can the shop handle a rush;
    does it stay up on busy days; what happens if the shop goes offline; reliability of the store; 99.9; hours of downtime a year;
    many customers at once; will it survive a big sale`,
  'store-included': `what comes with a store; what does every shop have; features of your stores; how many items do you load;
    do you enter the products for us; what is in the base price of a store; who puts in the products; product pictures included;
    what can your stores do; gift cards; bundles sizes and variants; up to how many products; loading products; standard features of the shop;
    return policy pages; do you write the shop policies`,
  'store-stock': `will the stock match my register; inventory sync between shop and store; sold the last one in the shop but still online;
    same stock online and in store; inventory count; keep quantities right; two locations stock; stock levels; oversell;
    does online inventory update when I sell at the counter; stockroom; register and web in step`,
  'store-shipping': `how does shipping work in the store; real time shipping rates; ups and fedex rates; local pickup; customers pick up;
    free shipping over a certain amount; delivery options; ship only in minnesota; flat rate shipping; curbside; local delivery;
    parcel costs at checkout; usps labels; let people collect in the shop`,
  'store-tax': `who calculates sales tax; do I have to figure out taxes; county tax; tax in other states; tax reports for my bookkeeper;
    collect tax automatically; vat; sales tax settings; tax for each state; is tax handled in the shop`,
  'store-cards': `which payments can my customers use; credit card safety; pci; do you store card numbers; is it safe to take cards;
    paypal in my shop; apple pay in the store; klarna afterpay; stripe; card data; who processes the payments; secure payment;
    card details on my server; venmo for customers; payment providers for a shop`,
  'store-numbers': `do I see what sells; sales reports; statistics in the store; what people searched for; which products are left in carts;
    reports about the shop; shop analytics; best sellers; see my sales`,
  'store-care': `who looks after the shop later; support for the store in december; store maintenance; shop updates;
    holiday readiness; someone to call when the shop breaks; monthly changes in the store; watch over the store; care for a web shop;
    help running the shop; monitoring of the shop; do you help in the busy season`,
  'store-guest': `do customers need an account; buy without signing up; guest purchase; short checkout; one click checkout;
    people do not want to make a password; checkout on one screen; autofill address; fast checkout; do buyers have to log in`,
  'store-wholesale': `sell to retailers and to the public; wholesale customers see other prices; trade prices; bulk orders;
    dealers and consumers in one shop; price per customer group; restaurants order at other prices; tiered pricing; business buyers login;
    b2b ordering; resellers get a discount price; special prices for regular buyers; volume pricing; quantity discounts`,
  'store-testimonials': `what do shop owners think of you; happy store customers; which shops did you make; names of stores you built;
    online stores you made; examples of web shops; references for ecommerce; show me a store you built; shop clients;
    stores running on your work; can I see a shop of yours; who sells with your shops`,
  'mobile-apps': `can you make an app; we want our own app; app for phones; get us in the app store; ios app; app for samsung;
    build an iphone application; smartphone software; phone program for our members; need an app developer; develop a mobile application;
    app idea; I have an idea for an app; android programmers; do you do apps; app for tablets; make something for peoples phones;
    get listed in google play; who submits the app to apple; do you handle the app store; app store listing; ipad program`,
  'app-native': `one app for both or two; do we need separate apps; is it the same app on iphone and android; cross platform;
    react native or native; do you use flutter; build once for both phones; do I pay double for android; hybrid app;
    native swift app; bluetooth device app; both platforms; two versions of the app; shared code`,
  'app-needed': `do I really need an app; is a website enough; app or mobile site; should we bother with an app; will people download it;
    is an app overkill; when does an app make sense; would a website do the same; reasons for an app; talk me out of an app;
    is it smart to have an app for a small shop; app instead of a website; would anybody use our app`,
  'app-offline': `works without internet; no cell service out there; use it in a basement; crew in the field; technicians fill in forms on a tablet;
    drivers need an app; checklist app; job tracking for my guys; field workers; no reception; dead spots; inspection reports on a phone;
    employees take photos at the job; route app; sync when back online; workers tick off jobs; staff app; replace clipboards; time sheets on phones;
    delivery drivers app; app for the crew; job sites without signal`,
  'app-store-account': `whose account is the app on; do I need an apple developer account; app store fees; google play fee; who owns the app;
    in whose name is the app published; who pays apple; yearly apple fee; account at google; open developer accounts; app ownership`,
  'app-tools': `what are apps made with; do you code in swift; kotlin; which tools for apps; push notification service; firebase;
    graphql; sqlite; tech for mobile; what language are the apps in; app technology; fastlane; do you do react native`,
  'app-rescue': `our app crashes on new iphones; app stopped working after the update; our app is years old; apple removed our app;
    app has bad reviews because it crashes; take over our app; fix our app; the app freezes; developer of our app is gone; broken app;
    app does not run on the newest ios; update an outdated app; nobody maintains our app; app keeps dying; save our app; old android app`,
  'app-after-launch': `what happens after the app is out; do apps need upkeep; new ios every year; app updates; maintenance of an app;
    bugs in the app after release; how often must an app be updated; crash reports; who fixes the app later; yearly app release;
    app support after launch; what work is left after launch of an app`,
  'app-loyalty': `punch card app; rewards for regulars; loyalty program; digital stamp card; waitlist app; members book classes;
    push messages to customers; passes in the wallet; class booking app; coffee card on the phone; points for customers; reward app;
    gym app; salon booking app; notify customers on their phone; customer club app; frequent buyer card`,
  'app-process': `how do you make an app; stages of app development; when do I get a test version; beta version on my phone; testflight;
    app project steps; how does building an app go; can I try the app before it is out; how do you test apps; app store review;
    what is the first step for an app; how are apps made; how do you develop an app; apple rejected our app`,
  'app-ratings': `how many apps have you done; are your apps any good; stars in the store; how popular are your apps; app downloads;
    experience with apps; how many downloads; rating of your apps; number of apps; satisfied app clients`,
  'portfolio-apps': `show me apps you made; apps in your portfolio; what apps are yours; example of an app; app references;
    which apps are live; name an app you built; app samples; what have you shipped to the stores; apps you have out; see some of your apps`,
  'store-figures': `how many stores have you set up; number of shops; how many web shops did you open; experience with shops; how fast do your shops load;
    load time of your stores; how many online shops have you built; store statistics; track record in ecommerce`,
};
