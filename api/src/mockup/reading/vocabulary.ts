/** Lists of words by which a description is read. All in lower case. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs whose objects a business sells or does. */
export const OFFERING_VERBS = words(`
  make makes sell sells offer offers bake bakes brew brews teach teaches build builds design designs serve serves
  cook cooks roast roasts print prints provide provides write writes craft crafts sew sews pour pours grow grows
  stock stocks carry carries rent rents cater caters photograph photographs do does handle handles draw draws
  shoot shoots produce produces host hosts run runs organize plan plans prepare prepares create creates
  manufacture develop develops raise raises forge knit knits weave weaves distill smoke smokes blend press
  represent represents publish rescue rescues deliver delivers ship ships
`);

/** Verbs of work on something: what is done is the verb with its object, such as 'cleaning chimneys'. */
export const WORKING_VERBS: ReadonlyMap<string, string> = new Map(
  `clean:cleaning cleans:cleaning fix:fixing fixes:fixing repair:repairing repairs:repairing install:installing
  installs:installing restore:restoring restores:restoring paint:painting paints:painting remove:removing
  removes:removing haul:hauling hauls:hauling groom:grooming grooms:grooming wash:washing washes:washing
  train:training trains:training walk:walking walks:walking tune:tuning tunes:tuning service:servicing
  services:servicing replace:replacing replaces:replacing remodel:remodeling remodels:remodeling trim:trimming
  trims:trimming plow:plowing plows:plowing translate:translating move:moving moves:moving rebuild:rebuilding
  rebuilds:rebuilding refinish:refinishing refinishes:refinishing sharpen:sharpening sharpens:sharpening
  inspect:inspecting inspects:inspecting board:boarding boards:boarding tutor:tutoring tutors:tutoring
  coach:coaching coaches:coaching treat:treating treats:treating reupholster:reupholstering
  hem:hemming alter:altering manage:managing manages:managing detail:detailing details:detailing
  pave:paving pour:pouring lay:laying lays:laying seal:sealing mow:mowing mows:mowing`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Nouns that name nothing for sale, with or without an adjective. */
export const NO_OFFER_HEADS = words(`
  years year yrs yr experience business company team teams owner owners day days time times place home homes
  everything anything nothing something things thing people customers customer clients client guests quality price
  prices fee fees rate rates hour hours minute minutes week weeks month months weekend weekends evening evenings
  morning mornings afternoon monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays
  thursdays fridays saturdays sundays reservation reservations appointment appointments estimate estimates quote
  quotes delivery pickup parking shipping financing warranty warranties guarantee license licence storefront van
  location locations way lot lots bit city town county area areas suburbs metro neighborhood state minnesota passion
  love heart goal mission vision reason name website site page phone email number address walk-ins walkins trial
  contract contracts deposit deposits wifi cash credit venmo payment payments available friendly questions question
  answer answers stop one ones two three men man person block corner downtown uptown seats acres stuff staff crew
  employees employee mom dad husband wife daughter son brother sister sisters brothers generation generations today
  tomorrow now veteran talk talks spot spots studio anytime owner-operated minimum neighbors neighbor locals everyone anybody
`);

/** Nouns that name nothing for sale alone, but may with another word: 'green cards', 'pet visits'. */
export const WEAK_HEADS = words(`
  care card cards dogs pets plans visit visits work works job jobs order orders rooms beds tables chairs basement
  garage family families kids children adults women woman january february march april may june july august september
  october november december summer winter spring fall season seasons english spanish hmong somali shop store truck
  insurance consultation consultations service services sale sales help support tax-free quality small large local
  hand old new big video zoom phone online farm house houses town beer open
`);

/** Words that begin a clause about the business rather than a thing it sells. */
export const NO_OFFER_STARTS = words(`
  we i you they he she it our my your their us me who that which this these those there here just only always never
  not no also but so because if when while since after before as then now please come call text visit stop ask
  find see open closed located based owned licensed insured bonded certified family-owned locally women veteran
  available by run founded established est started serving est. between near across mostly mainly everything
  nothing anything whether from until till mon tue wed thu fri sat sun monday tuesday wednesday thursday friday
  saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends daily
  book order reserve schedule join try check follow sign hello hi hey thanks thank whatever what how why where
`);

/** Languages as one finds them in Minnesota. */
export const LANGUAGES = words(`
  english spanish hmong somali arabic french german chinese mandarin cantonese vietnamese russian ukrainian oromo
  amharic karen portuguese korean japanese hindi urdu swahili tagalog ojibwe polish italian lao khmer burmese nepali
  tigrinya asl farsi norwegian swedish finnish dakota
`);

/** Roles that stand beside names. */
export const ROLES = words(`
  owner co-owner founder co-founder chef baker brewer coach instructor teacher stylist barber attorney lawyer dentist
  doctor therapist pastor director manager groomer designer photographer artist agent broker realtor architect
  accountant electrician plumber carpenter contractor mechanic technician trainer nurse hygienist veterinarian
  president partner roaster potter florist jeweler tailor translator principal pitmaster bartender rabbi imam priest
  counselor midwife doula optometrist chiropractor pianist guitarist drummer engineer planner
`);

/** Nouns that a list may hold and that nobody sells: whom it is for, what it costs, when, by whom. In singular or plural. */
export const DOUBTFUL_HEADS = words(`
  registration age dues ever half incl nov oct sept aug dec feb jan mar apr labor labour none faith folk suburb warrenty
  certificate master attorney attorneys farmer trucker senior seniors infant infants toddler teen adult beginner runner
  athlete nurse teacher student couple elder veteran landlord restaurant offices businesses organization shops office
  exception exceptions turnover holiday holidays night nights rent pause bid bids export exports treats ships degree
  degrees mile miles pound pounds dollar dollars buck bucks month season instrument adjuster incl etc approx max min
  west east north south member members membership-free newbie pro pros guy guys carrier carriers insurer insurers
  provider brand brands floor space atmosphere vibe vibes tube gravel boot boots size user stream bypass goldsmith silversmith blacksmith printmaker maker accesories handyman`);

/** Heads by which a business says what it is: 'craft brewery', 'law firm'. */
export const BUSINESS_HEADS = words(`
  firm practice brewery taproom taqueria dojo school gym studio agency salon bakery restaurant clinic church brewpub
  pizzeria cafe café diner bistro barbershop boutique contractor winery cidery distillery bookstore pharmacy hotel motel
  campground daycare preschool academy congregation parish nonprofit charity league duo trio quartet goldsmith
  printmaker roastery creamery deli kennel`);

/** Things that are sold under a name of their own. */
export const PROPER_OFFERS = words(`
  crossfit pilates reiki botox invisalign zumba lego wordpress shopify shiatsu rolfing suzuki kindermusik
  yoga christmas montessori spanish english french german hmong somali quickbooks excel lasik medicare medicaid`);

/** Things that are sold under an abbreviation. */
export const ABBREVIATED_OFFERS = words(`
  ac dj djs seo hvac mma bjj it tv ev cpr emdr cbt dbt dui dwi ira iras bbq ipa ipas adu adus esl sat act ged mri iv
  llc llcs hoa hoas crm erp api pcs pc rv rvs atv atvs`);
