/** Words that begin sentences and that the tagger takes for names. */
export const OPENERS =
  words(`absolutely accessibility audits awesome certainly copywriting custom ecommerce edits excellent
  glad good got great half happy hello hi hosting launch learn mobile more nice okay online performance perfect please
  pricing prototypes read redesigns responsive search see seo sounds sure tell thank thanks totally typically updates
  websites welcome wonderful yes`);

/** Names and short forms that anybody may use: languages, countries, months, days, and what websites are made of. */
export const COMMON_NAMES =
  words(`i i'm i'd i'll i've ai am pm ok us usa u.s english spanish español american america
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
  words(`that this with from your ours have will would could should can't they them there here
  when what which where whom whose about usually typically most more less than then also just only every each some many
  much very well been were does done make makes made take takes need needs want wants like need know tell site sites
  website websites northloop page pages team work works working dollars dollar percent minute minutes hour hours days
  week weeks month months year years between after before within under over around roughly onwards`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
