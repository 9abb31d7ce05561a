/** Things, people, money and times, in the words of owners and of the site; see `thesaurus`. */
export const things: Readonly<Record<string, string>> = {
  // What is made
  site: 'website webpage websites webpages homepage page pages homepages webside web-presence internet-presence web-site microsite',
  store:
    'shop shops webshop webshops webstore eshop storefront boutique store stores webstores storefronts marketplace',
  ecommerce: 'e-commerce ecom commerce',
  app: 'application apps applications program software-for-phones',
  iphone: 'ios ipad apple iphones',
  android: 'samsung androids',
  phone:
    'telephone cell smartphone cellphone phones smartphones handset mobile handy mobiles cells',
  logo: 'logos emblem',
  brand: 'branding identity',
  text: 'texts copy wording words writing written copywriting content contents paragraph paragraphs wordings sentence sentences article-text blurb',
  photo:
    'photos picture pictures image images pics pic photography photographs photographer photograph pix snapshots headshots shots imagery visuals gallery',
  video: 'videos film films clip clips footage movie reel reels movies',
  form: 'forms questionnaire paperwork survey-form formular intake',
  booking:
    'bookings appointment appointments reservation reservations reserve scheduling slot slots reserving booked reserved schedule-online',
  cart: 'carts basket baskets shopping-bag',
  checkout: 'checkouts',
  product:
    'products goods items item merchandise wares inventory articles-for-sale sku skus assortment catalog catalogue',
  stock: 'stockroom quantity quantities inventories on-hand availability-of-goods',
  shipping:
    'ship ships shipped delivery deliver delivered parcel parcels postage carrier carriers mailing dispatching couriers courier freight ups fedex usps mail-order',
  register: 'pos square clover toast counter',
  newsletter: 'newsletters',
  prototype:
    'prototypes wireframe wireframes clickable dummy mock-version trial-version demo demos clickdummy',
  preview: 'mockup mockups mock-up mock generator draft drafts sketch concept',
  portal: 'extranet portals login log-in signin sign-in',
  spreadsheet: 'spreadsheets excel',
  feature: 'features function functions functionality',
  // Money
  price:
    'cost costs pricing fee fees rate rates charge charges charged expensive cheap quote quotes priced prices costly figure ballpark damage pricey pricetag price-tag amount sum quotation tariff quoted expense expenses costing',
  money:
    'cash dollars dollar bucks grand budget funds afford usd budget-limit capital spend spending',
  pay: 'paid paying pays payment payments payable settle settling remit owe owed',
  deposit: 'upfront prepayment prepay downpayment advance retainer down-payment half-now',
  installment:
    'installments instalments split spread financing stages part-payments in-parts bit-by-bit',
  invoice: 'bill bills invoices invoiced billing billed receipt receipts statement',
  discount:
    'discounts deal deals coupon coupons rebate promo promotion bargain haggle negotiate markdown reduction cheaper lower-price special-offer price-cut',
  refund: 'refunds reimburse reimbursement moneyback money-back refunded refunding',
  hidden:
    'surprise surprises unexpected creep extra extras additional surcharge catch strings hidden-costs',
  estimate: 'estimates estimated estimation guess approximate approximation',
  salary:
    'wage wages earn earning compensation income paycheck payscale pay-scale payroll-amount remuneration',
  bonus: 'profit profits',
  // Time
  duration:
    'timeline timeframe turnaround eta lead-time time-frame time-line lead time-to-launch schedule-length',
  week: 'weeks wk wks',
  month: 'months mo monthly',
  year: 'years yr yrs yearly annual annually',
  fast: 'quick quickly faster quicker soon sooner asap rush hurry express expedite urgent speedy swiftly promptly right-away at-once immediately hurry-up pronto',
  delay:
    'delays delayed late overdue behind holdup slip slips postponed postpone hold-up holdups drag drags',
  begin:
    'start starting started kickoff kick-off begins starts beginning commence initiate get-going embark',
  finish: 'finished done complete completed ready finishing completion wrap-up complete-it',
  launch: 'live launched launching go-live released go-online roll-out',
  validity: 'valid expire expires expiry hold-good lasts',
  open: 'opened opening opens reopening',
  hour: 'hours hrs',
  weekend: 'saturday sunday weekends saturdays sundays',
  holiday: 'holidays thanksgiving christmas easter xmas',
  night: 'nights midnight evening evenings overnight tonight 2am 3am after-hours late-night dark',
  // People
  customer:
    'client clients buyers buyer shoppers shopper users user visitors visitor patients customers guests guest patrons folks-who-buy consumer consumers purchasers purchaser clientele regular-customers diners renters tenants members member subscribers',
  person:
    'human people folks somebody someone persons humans anybody anyone guy guys fella individual individuals lady gentleman man woman men women buddy dude',
  employee:
    'employees staff workers worker colleagues crew crews workforce personnel personell labor laborers hands helpers helper teammates',
  team: 'teams squad crew-members gang',
  company:
    'business agency firm businesses companies outfit enterprise shop-owner organisation organization corporation firms establishment',
  owner:
    'owners boss ceo founder head proprietor leader chief president principal director leader-of head-of',
  developer:
    'developers dev devs programmer programmers coder coders engineer engineers techie techies it-guy coding-person software-person',
  designer: 'designers layouter artist artists',
  freelancer: 'freelancers contractor-dev webmaster nephew cousin predecessor one-man hobbyist',
  job: 'vacancy vacancies opening-job openings position positions career careers role roles employment gig gigs employed vacancy-list',
  hire: 'hiring recruit recruiting employ hired hires staffing',
  apply: 'applying applied resume cv applicant applicants candidacy candidate application-for',
  intern: 'interns internship apprentice apprenticeship student trainee trainees',
  kid: 'child children kids minor minors teenager teen teens youth underage',
  farmer: 'farm farms farmers agriculture grower growers agricultural ranchers',
  doctor:
    'healthcare medical clinic clinics doctors hospital dental dentist dentists health physician surgery practice practices physicians pediatric hospitals nurses therapist therapists',
  restaurant:
    'restaurants cafe cafes bakery bakeries diner food bistro brewery eatery eateries pizzeria pub bar bars kitchen kitchens caterer',
  trade:
    'trades plumber plumbers plumbing electrician electricians contractor contractors roofer roofers roofing hvac handyman tradesmen tradespeople builders landscaping landscaper craftsman craftsmen tradesman tradesperson installers installer',
  school: 'schools university college education colleges academy campus teacher teachers classroom',
  bank: 'banks finance financial lender credit banking loan loans lenders',
};
