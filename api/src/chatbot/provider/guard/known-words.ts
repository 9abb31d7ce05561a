/** Words that begin sentences, and that the tagger's dictionary does not have. */
export const KNOWN_STARTS = words(
  `copywriting ecommerce faq online redesigns responsive totally websites`,
);

/** First names that are also words. */
export const WORDS_AND_NAMES =
  words(`acme angel art austin bill carlos chase chris christian dawn dean drew faith frank
  gene grace grant hope jack jordan josh joy mark nick pat ray rob rose sandy summer target victor will`);

/** Names and short forms that anybody may use: languages, countries, months, days, and what websites are made of. */
export const COMMON_NAMES =
  words(`i i'm i'd i'll i've ai am pm ok us usa u.s estados unidos english spanish español american america
  internet web google january february march april may june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday central eastern pacific
  minneapolis maple grove saint st paul minnesota mn chicago york new los angeles twin cities
  seo ui ux css html javascript api apis cms crm faq faqs pdf pdfs url urls ssl https http dns ip ios android iphone
  app apps pos qr rss xml csv svg png jpg`);

/** Small words that show that a sentence is Spanish. The tagger knows English only. */
export const SPANISH_WORDS =
  words(`el los las una unos de del que y en por para con su sus nuestro nuestra nuestros es son
  puede puedes hacemos sitio sitios página páginas tienda como cómo también sí hola gracias le les se lo está más`);

/** Words that occur in any sentence and so do not show what a figure is about. */
export const EVERYDAY_WORDS =
  words(`the and for you our are not can has its all any but how who why get
  use may one two three four five six new out off day time see due let she him her his per too via yes that this with from your ours have will would could should can't they them there here
  when what which where whom whose about usually typically most more less than then also just only every each some many
  much very well been were does done make makes made take takes need needs want wants like need know tell site sites
  website websites northloop page pages team work works working dollars dollar percent minute minutes hour hours days
  week weeks month months year years between after before within under over around roughly onwards`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
