import type { PhrasingTable } from '../phrasing-table.js';

/** The same as the phrasings of stores and apps in other vocabulary. */
export const storeAppVariants: PhrasingTable = {
  ecommerce: `I sell bait and tackle and want to reach other states; customers ask to order from home; let people buy our honey on the web; we want to take orders over the internet;
    400 products in excel, make a shop of it; our store is only offline; could you build a shop for a quilt maker; set up selling; sell gift boxes; sell our books online;
    merch for our band; sell spare parts; I bake cookies and want to ship them; we need a cart on our page; retail online; sell digital files; subscriptions boxes; sell plants by mail`,
  'platform-shopify': `shopify yes or no; would shopify do for us; what speaks for shopify; shopify plan; is shopify enough; do you set up shopify`,
  'platform-woocommerce': `our site is wordpress, can it sell; woocommerce pros; shop plugin for our blog; what is woo; store inside my existing site`,
  'platform-bigcommerce': `bigcommerce pros; is bigcommerce better; huge catalog; price lists; when would you use bigcommerce`,
  'platform-headless': `explain headless; headless shop pros; is headless worth it; storefront of our own; what is a headless store`,
  'store-platform': `which system should I take; what do you build shops on; which tools do you use for shops; what shop software is right; shopify woocommerce or bigcommerce;
    easiest store to look after; system with little upkeep; platform for candles; do you have a favorite platform; are you paid by shopify; neutral advice on platforms; what do I sell with`,
  'store-move': `will I lose my google spots; take the store from squarespace to shopify; change the shop without losing customers; old links to products; our magento is too old;
    can you bring four years of orders over; how do you move a shop; switch over without closing; get our customers accounts across; leave amazon; transfer from ebay; move from square online`,
  'store-running-costs': `what do I pay besides your bill for the store; costs to operate a shop; shopify plus card fees; what eats into my sales; fees of the payment company; how much does the platform take; upkeep cost of a shop`,
  'store-opening-date': `can a shop open in october; we want to be up for the holiday rush; start selling for christmas; opening in early december; before cyber monday; in time for gifts season; last date to open before christmas`,
  'store-checkout': `our checkout on the phone is horrid; folks quit when they have to pay; carts but no orders; why is nobody ordering; the last page loses them; lots of clicks few buyers; payment page scares people;
    make buying easier in our store; abandoned cart problem; they add items but never pay; fix our order form; improve sales of our existing shop`,
  'store-uptime': `does it fall over on busy days; will the shop hold up at christmas; how stable are your stores; can it take a thousand visitors; hours offline per year; what if it crashes on black friday`,
  'store-included': `what do I get in a store; gift certificates; sell vouchers; do you type in the products; how many articles will you enter; are photos of the goods included; what features does the shop have; sizes and colors of a product; do you help with return rules; what is standard in a shop`,
  'store-stock': `our counter and web shop disagree about what is left; two people bought the same last one; same numbers in the shop and online; stock keeps being wrong; link inventory to the till; track what we have left; we sell in person too`,
  'store-shipping': `how do I set shipping prices; can people collect it themselves; pickup in the store; heavy items shipping; deliver in town; who sets the postage; ship with fedex; shipping to other states; free delivery from fifty dollars`,
  'store-tax': `who does the tax; taxes for out of state orders; do I need to know each countys rate; tax is confusing; bookkeeper needs a tax report; tax at checkout`,
  'store-cards': `can customers use paypal; do you support apple pay; which cards work in the shop; is it secure to pay there; who keeps the card numbers; card processor; how do buyers pay; pci rules; afterpay`,
  'store-numbers': `which products do well; will I see numbers; how do I know what people look for; sales statistics; dashboard for my shop; report on sold items`,
  'store-care': `who watches the shop at christmas; keep the store healthy; updates for the shop; help in the high season; is there someone for our shop in december; monthly work on the store; look after an online store`,
  'store-guest': `must people register to buy; no account wanted; order as a guest; quick purchase; buy with one tap; skip the signup`,
  'store-wholesale': `sell to other shops cheaper; stores buy from us by the case; two price levels; special login for dealers; wholesale catalog; pallets; distributors order online; price for members only`,
  'store-testimonials': `which canoe shop works with you; any shop owners I could look up; ever built for a non food store; name some web shops; are there stores live from you; candle shop; feed store; what did wes turnquist say; adaeze brandt; joan pruitt; a store like ours you made`,
  'mobile-apps': `app for our choir; could our club get an app; we want something on peoples phones; make a thing for the iphone; need an android version; our android app should work on tablets; put us on the play store;
    an app where parents sign up; can you program for watches; app with camera; do you submit it for us; who fills in the store listing; event app; order app for our deli; app to scan tickets; app startup`,
  'app-native': `for both kinds of phones; does one app run on both; same code for android and apple; do I have to pay for two apps; what is react native; is flutter good; native or cross platform; apple first and android later`,
  'app-needed': `would a mobile page do; is an app wasted money; do people still install apps; app yes or no; what do we need an app for; when is an app worth it; would you advise an app; website on the phone instead`,
  'app-offline': `app for technicians; my guys fill out sheets on site; plow drivers; job list on the phone; lost signal; in the woods; inspectors with tablets; pictures of finished work; sign on the phone; barcode scanning in the warehouse;
    replace paper on the job; crew reports; field service; works in the basement; farm fields with no bars; time cards`,
  'app-store-account': `do we register with apple; who pays google for the app; the app in our name; developer license; store account costs; is the app ours`,
  'app-tools': `is your android work in kotlin; what is the app written in; which database on the phone; swift or objective c; crash reporting; how do push messages work technically; languages for apps`,
  'app-rescue': `our app freezes; nobody can update our app; old code base of an app; the app dies at startup; make our old app run again; ios broke our app; take our app off the freelancers hands; the app has one star; repair an app; source code of an app without a developer`,
  'app-after-launch': `what does an app need each year; who keeps the app alive; new phones come out then what; how long do you fix app bugs; app after release; yearly work on an app`,
  'app-loyalty': `points for every latte; tenth coffee free; members scan a card; yoga passes on the phone; remind customers with a message; line up from home; vip club on the phone; book a class by phone; gift for regulars`,
  'app-process': `how does an app come to be; how do you start with an app; do we see early versions; when is there a test build; what happens at apples review; who answers the reviewers; steps to an app; how do you plan an app`,
  'app-ratings': `are the apps well rated; how many installs; proof you can do apps; how many apps so far; average stars`,
  'portfolio-apps': `what kind of apps did you ship; apps I could try; which apps did you put out; app you are proud of; apps for gyms; what have you put in the app store; is there an app of yours I can download`,
  'store-figures': `how many stores did you open; are your shops quick; numbers about your shops; how much experience with selling online; how experienced are you with stores`,
};
