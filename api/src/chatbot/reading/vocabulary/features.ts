import type { ProjectKind } from '../reading.js';

/** 'People ask for an estimate', 'customers can request a quote': the visitor's own customers, not the visitor. */
const askersForQuotes = ['people', 'customer', 'they', 'client', 'folk', 'homeowner', 'visitor']
  .flatMap((who) => [who, `${who} can`, `${who} could`])
  .flatMap((who) =>
    ['ask for', 'request', 'get', 'ask', 'send for'].map((does) => `${who} ${does}`),
  )
  .flatMap((asks) =>
    ['a quote', 'an estimate', 'quote', 'a price'].map((what) => `${asks} ${what}`),
  )
  .join(', ');

/** What visitors call a feature, by the words of the mockup form. The quote rules have a line for each. */
export const features: Readonly<Record<string, string>> = {
  'Online booking': `booking, book online, book a table, book a class, book a slot, book an appointment, online booking,
    appointment, reservation, reserve a table, scheduling, online scheduling, appointment scheduling, booking system, reserva, reservas en linea`,
  'Online ordering': `online ordering, ordering, order online, online order, order ahead, preorder, pre order, takeout,
    take out order, takeout order, pickup order, takeaway, takeaway order, curbside pickup, online pickup, carryout, carry out order, delivery order, food delivery, ordering system`,
  Payments: `payment, online payment, pay online, pay by card, take card, accept card, card payment, credit card,
    take deposit, stripe, paypal, apple pay, checkout`,
  'Members area': `member area, members area, membership, member, log in, login, sign in, user account, customer account,
    client account, client login, customer portal, client portal, member only`,
  Newsletter:
    'newsletter, news letter, email list, mailing list, mailchimp, email signup, newsletter signup',
  Blog: 'blog section, blog page, news section, news page, article section',
  'Photo gallery':
    'gallery, photo gallery, picture gallery, image gallery, photo album, before and after, video gallery',
  'Map and directions':
    'map, google map, map and direction, direction, store locator, store finder',
  Shop: 'product catalog, cart, shopping cart, gift card, gift certificate, small catalog, merch shop, merch store',
  'Second language': `second language, two language, both language, bilingual, multilingual, multiple language,
    spanish version, version in spanish, spanish too, add spanish, with spanish, plus spanish, and spanish, dos idiomas, in spanish and english, in english and spanish,
    english and spanish, translation, hmong version, somali version, french version, other language, the language, extra language, the translation, spanish part, spanish page, spanish side, hmong too, somali too`,
  'Live chat':
    'live chat, chat window, chat widget, chatbot, chat bot, whatsapp, messenger, whatsapp button',
  'Event calendar': `event calendar, calendar, calendar of event, event page, event, event list, class schedule,
    timetable, class timetable`,
  Search:
    'search, search bar, search function, search box, filter, product filter, listing, property listing, directory',
  Reviews: 'review, customer review, google review, testimonial, rating',
  'Quote form': `quote form, estimate form, quote request form, request a quote form, inquiry form, intake form,
    calculator, price calculator, quote calculator, multi step form, estimate with a form, quote with a form,
    ${askersForQuotes}`,
  'Online menu': 'menu, online menu, price list, food menu',
  'CRM connection': `crm, hubspot, salesforce, zapier, quickbooks, erp, pos, pos system, point of sale, inventory sync,
    inventory, crm integration`,
};

/** Features that a kind of website has anyway, so that they cost nothing more. */
export const includedFeatures: Readonly<Partial<Record<ProjectKind, readonly string[]>>> = {
  ecommerce: ['Shop', 'Payments', 'Online ordering'],
  portfolio: ['Photo gallery'],
  blog: ['Blog'],
};

/** Phrases that hold the words of a feature or kind and mean something else. */
export const otherThings = `i want to make an appointment, i want to make appointment, i want an appointment, i would like an appointment, i would like to make an appointment, i need an appointment, we need an appointment, we would like an appointment, book a call, book a meeting, book a consultation, book a time, book a demo, book you, booking a call,
  schedule a call, appointment with you, appointment with somebody, payment plan, payment method, payment option,
  payment term, payment schedule, pay by credit card, blog post, delivery time, delivery date, bank account, account manager, search engine,
  search console, app store, store hour, book store, google listing, your review, your event, on the map, quote for,
  member of, team member, staff member, photo shoot, website builder, price list of you, in other language, need an appointment, have an appointment, make an appointment, by appointment, without an appointment, make a reservation with you,
  site map, sitemap, map to your, direction to your, direction to you, map of your, directions to the studio, google map listing, on google map, i log in, i login, i sign in`;

/** Features that the quote has no line for. */
export const unpriced = `wishlist, wish list, loyalty program, loyalty point, reward program, instagram feed, facebook feed,
  social feed, tiktok feed, social media feed, podcast, job board, donation, donation button, donate button, waitlist,
  waiting list, countdown, countdown timer, forum, message board, quiz, 3d tour, virtual tour, 360 tour, live stream, livestream,
  livestreaming, push notification, dark mode, weather widget, slot machine, product configurator, configurator,
  subscription, subscription box, coupon, coupon code, discount code, popup, pop up, animation, video background,
  online course, course, e learning, auction, referral program, affiliate program, ai assistant, voice search, sms reminder,
  text reminder, text message reminder, file upload, e signature, customer survey, survey, poll, raffle, game, tip jar, intranet, qr code`;

/** What is a second language only where it is taken away: 'drop the Spanish', but 'a site for the Spanish bakery'. */
export const takenLanguages =
  'spanish, the spanish, the hmong, the somali, the french, the vietnamese';
