/** Actions and qualities, in the words of owners and of the site; see `thesaurus`. */
export const doings: Readonly<Record<string, string>> = {
  make: 'build building builds built create creating develop developing construct craft put-together produce assemble assembles set-up setup put-up crafted made-by making',
  redesign:
    'redo revamp overhaul makeover facelift restyle refresh rework remake redone modernize relaunch modernise renew renewing refurbish rebuild rebuilt renovate renovation spruce spruced touch-up touchup reworking start-over from-scratch fresh-look new-look do-over',
  old: 'outdated dated stale ancient old-fashioned aged elderly-site obsolete old-school last-century aging',
  ugly: 'awful hideous embarrassing terrible crappy ugliest cheap-looking unsightly lousy horrid horrible dreadful shabby tacky cheesy amateurish unprofessional',
  fix: 'repair mend restore repairs fixed fixes fixing repairing correct patch patched remedy sort-out sorting-out put-right rectify',
  break:
    'broken breaks broke crash crashes crashed crashing bug bugs defect defects glitch error errors fault faults dies fails failing malfunction malfunctioning fell-over freezes freezing froze hangs stopped-working not-working dead',
  mistake: 'mistakes wrong incorrect flaw flaws mix-up slip-up blunder oversight',
  maintenance:
    'upkeep maintain maintaining maintains maintained look-after lookafter servicing keep-up looked-after take-care taking-care',
  care: 'caring',
  update:
    'updates updating updated up-to-date uptodate refreshes upgrade upgrades upgrading upgraded',
  backup: 'backups back-up backing-up restore-point copies-of-the-site',
  down: 'offline outage downtime unreachable outages goes-down went-down knocked-out not-reachable unreachable-site vanishes',
  slow: 'sluggish laggy forever speed slowly molasses crawl crawls crawling slowness performance loading loads snail sluggishly takes-ages takes-forever lags lagging spinning',
  edit: 'change modify changes changing edits editing alter adjust adjustments tweak tweaks swap modifications amend amending replace replacing put-in type-in',
  revision:
    'revisions correction corrections rounds round redraft do-overs tries attempts iteration iterations another-try',
  move: 'migrate migration switch transfer migrating moving switching relocate port import carry-over bring-over take-along shift transferring transferred migrates import-into',
  takeover: 'take-over inherit inherited adopt take-on pick-up-where continue-work',
  vanish:
    'disappeared vanished gone died passed retired ghosted went-missing unresponsive vanished-on-us',
  connect:
    'integrate integration integrations hook sync link connection talk-to tie connected linked synced hooked plug-in plug talks-to interface-with bind exchange-data feed-into',
  sell: 'selling sells sale sales sold vend vending retailing peddle',
  find: 'found finding discover locate spotted discoverable visible seen-online',
  search: 'searching searches google googled bing googling lookup look-up queries query',
  rank: 'ranking rankings higher position-on-google ranked top first-page page-one higher-up outrank top-spot spot spots',
  traffic: 'hits visitors-count footfall',
  listing:
    'listings directory directories profile maps map gmb listings-page entry entries pin business-page',
  review:
    'reviews testimonial testimonials feedback opinion opinions rating ratings stars reviewed critique opinions-of-clients praise comments',
  keyword: 'keywords phrases terms-searched search-terms search-words',
  audit:
    'audits checkup check-up analysis analyze analyse assess evaluate inspect inspection examine diagnosis scan',
  report:
    'reports reporting statistics stats numbers analytics summary summaries figures-each-month metrics kpi dashboard-of-numbers',
  test: 'try trial testing tests tested tryout testers tester trying tried',
  watch:
    'observe observing watching record monitor monitoring watches observe-people keep-an-eye oversee',
  research: 'interviews interview survey surveys study studies-of-users focus-group polls poll',
  confusing:
    'confused lost complicated unclear clumsy clunky understand maze puzzling unintuitive hard-to-use complicated-to-use bewildering tricky messy',
  leave:
    'abandon abandoned bounce drop bail bails bailing dropping abandonment drop-off leaves give-up gives-up giving-up walk-off dropout dropouts exit jump-off disappear-from',
  cancel:
    'terminate cancellation end ending stop stopping call-off walk-away pull-out termination quit back-out get-rid pull-the-plug bail-out call-it-off end-early break-off bow-out opt-out unsubscribe drop-it',
  contract: 'agreement contracts agreements paperwork-to-sign written-agreement deal-in-writing',
  sign: 'signing signed signature',
  bound: 'stuck locked tied lock-in binding committed obliged obligation commitment hooked-for',
  notice: 'notification',
  own: 'owns ownership owned belong belongs mine property owned-by proprietor-of ours-to-keep possession keep-it',
  rights: 'copyright intellectual',
  secret:
    'confidential secrecy nda hush private confidentiality quiet disclosure discreet discretion under-wraps hush-hush top-secret private-matter',
  data: 'information info details personal records details-about dossier',
  delete:
    'erase remove wipe purge forget deleted removed erased deletion get-rid-of-data clear cleared scrub',
  store_data:
    'stored saved save keep kept keeping retain retention saving logged recorded storing on-file archive archived retained remember',
  share: 'sharing shares give-away pass-on pass-along hand-over-data disclose disclosed forward',
  track: 'tracking cookies cookie spy trackers pixel follow-me following-me profiling fingerprint',
  read: 'reading reads reader',
  see: 'look view peek seeing looking viewing seen glance watch-it check-out preview-it peek-at inspect-it',
  progress:
    'status in-between how-it-is-going how-is-it-going whats-going-on state-of-work in-progress work-in-progress',
  article:
    'articles post posts blogpost blogposts write-up writeup writeups reading-material column essay-on stories',
  article_list: 'blog blogs blogging',
  tip: 'tips advice howto guide guides hints pointers recommendations-for best-practice best-practices lesson lessons',
  example:
    'examples portfolio references samples case-studies reference sample showcase show-off case-study past-work previous-work',
  work: 'works working worked',
  experience: 'experienced expertise track-record years-of-practice know-how seasoned',
  award:
    'awards prize prizes trophy recognition honors honored honours medal medals won winner winning',
  reason: 'reasons why-choose',
  special:
    'different unique apart edge advantage advantages better distinguish stand-out standout difference uniqueness',
  trust: 'legit reliable trustworthy rely honest honesty reputable credible dependable scam',
  value: 'values principles philosophy ethos ethics mission motto beliefs ideals credo conduct',
  story: 'history background beginnings origin origins roots past',
  office: 'studio headquarters hq workplace premises building-you-are-in',
  address:
    'location located directions whereabouts street where-exactly place-is whereabouts-of directions-to',
  visit:
    'visits visiting drop-in stop-by swing-by come-by pop-in visitors-welcome walk-in come-over stop-in come-around drop-by swing-through on-site onsite house-call',
  parking: 'park park-my leave-my-car leave-my-truck car-park',
  wheelchair: 'elevator ramp stairs step-free lift stroller step-free-door upstairs second-floor',
  meet: 'meeting meetings consultation consult face-to-face zoom sit-down get-together appointment-with hangout catch-up',
  call: 'ring dial calls calling callback phone-call phoned rang phone-us give-a-ring hotline telephone-call',
  answer:
    'reply respond response replies answers responds responding answering replied get-back write-back hear-back feedback-from-you',
  email: 'e-mail mail emails mails inbox mailbox e-mails',
  contact: 'reach get-in-touch get-hold get-hold-of get-a-hold touch-base write-to-you',
  send: 'sent submit sending',
  remote: 'remotely telecommute home-office work-from-home wfh telework telecommuting',
  far: 'abroad overseas distance international nationwide distant distance-away out-of-state another-state other-states elsewhere overseas-client',
  vacation: 'pto time-off days-off leave-days paid-time holidays-off days-off-work',
  insurance: 'dental-plan premium coverage medical-plan health-plan',
  parental: 'maternity paternity baby newborn having-a-baby maternity-leave',
  overtime: 'crunch late-nights long-hours late-evenings weekends-worked crunch-time',
  course:
    'courses class classes conference conferences training train trains trained teach learn seminar workshop workshops schooling coaching educate education-budget tuition',
  disabled:
    'disability disabilities blind deaf handicapped impaired wcag ada accessible accessibility screenreader eyesight impairment wheelchair-users visually low-vision deafness legally-accessible barrier',
  secure:
    'security safe hackers hacker malware virus viruses hacked safety protect protected safely encrypted encryption protects hackproof ransomware',
  language:
    'languages multilingual bilingual spanish hmong somali translate translation translated bilingually tongue tongues french german chinese russian somali-speaking foreign-language',
  small: 'tiny little smaller one-person mini modest microbusiness solo',
  big: 'large bigger huge enterprise-size giant massive sizable corporate enterprises',
  technology:
    'technologies tech stack framework frameworks tools tool programming-language toolset software-stack tooling',
  domain: 'domains web-address url web-addresses dot-com dotcom',
  hosting: 'host hosted server servers webspace hosts webhost web-host hoster',
  color: 'colour colours colors hue hues shade shades palette palettes',
  template: 'templates theme themes prebuilt off-the-shelf ready-made cookie-cutter',
  help: 'assist assistance support supported aid helping lend-a-hand give-a-hand guidance',
  law: 'legal laws jurisdiction statute lawful attorney attorneys lawyer-question',
  court:
    'courts dispute disputes lawsuit sue sued judge litigation trial-in-court arbitration mediation quarrel argue argument fight',
  liable: 'liability responsible damages accountable on-the-hook damages-for compensation-for',
  ai: 'chatgpt gpt openai llm artificial artificial-intelligence machine-made robot-made neural automated-design',
  complain:
    'complaint complaints unhappy disappointed dissatisfied annoyed angry mad furious upset frustrated fed-up dissatisfaction grievance displeased',
  involved: 'involvement',
  need: 'needs needed require required requires must necessary necessity mandatory obligatory compulsory',
  prepare:
    'preparation provide supply materials homework get-ready hand-in ready-beforehand contribute',
  decide: 'decision decides deciding pick choose choosing chosen choice select selecting',
  more: 'increase boost growth gain improve raise grow additional-customers greater lifts uplift higher-sales',
  conversion: 'conversions convert converts roi payoff pay-off',
  result: 'results outcome effect payback benefit-of effects impact success successes',
  include:
    'included includes including covered comes inclusive part-of package packages bundled contain contains contained comprise',
  exclude: 'excluded left-out exclusions not-included not-covered leave-out extra-charge',
  recommend: 'recommendation suggest best advise advice-on propose which-is-better',
  platform: 'platforms system systems shop-system shop-software store-builder',
  no_signal:
    'no-signal reception dead-spots without-internet no-reception without-signal without-reception no-internet bad-signal dead-zone basement tunnel',
  field:
    'technicians drivers clipboards on-the-job job-site jobsite on-the-road outdoors outdoor in-the-field',
  loyalty: 'punch rewards reward regulars stamp points frequent rewards-card stamp-card punch-card',
  push: 'notifications notify alert alerts remind reminder reminders',
};
