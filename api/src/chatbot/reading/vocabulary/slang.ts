/** Slang of several words, and single words that mean it only beside certain others, in plain English. */
export const slangPhrases: readonly (readonly [string, string])[] = `
  the big cheese=the owner; the head honcho=the owner; head honcho=owner; big cheese=owner; the big kahuna=the owner;
  the top dog=the owner; the big boss=the owner; the bossman=the owner; the boss man=the owner; the head guy=the owner;
  the top brass=the owner; cough up=pay; fork over=pay; shell out=pay; pony up=pay; set me back=cost me; set us back=cost us;
  all the dough=all the money; all of the dough=all of the money; how much dough=how much money; lot of dough=lot of money;
  much dough=much money; enough dough=enough money; pay the dough=pay the money; lot of cheddar=lot of money;
  to bail on=to leave; i bail on=i leave; i bail=i cancel; we bail=we cancel; to bail=to cancel; bail out=cancel; bail on=cancel; i back out=i cancel; we back out=we cancel; to back out=to cancel; you back out=you cancel; i walk away=i cancel;
  hit me up=contact me; hit us up=contact us; holla at=talk to; holler at=talk to; give me a shout=call me; give me a buzz=call me;
  give me a ring=call me; give me a holler=call me; shoot me a text=text me; shoot me an email=email me; drop me a line=email me;
  the digits=the phone number; your digits=your phone number; my digits=my phone number;
  hook me up with=get me; hook a brother up with=get me; hook us up with=get us;
  the damage=the price; the googs=google; on the goog=on google; peace out=goodbye; or nah=; or naw=;
  a dude=a person; real dude=real person; some dude=a person; the dude=the person; actual dude=actual person; or dude=or person;
  a bloke=a person; a fella=a person; went belly up=is down; on the fritz=broken; is borked=is broken; is busted=is broken;
  got borked=is broken; is kaput=is broken; right off the bat=right away; straight away=right away;
  web sight=website; web cite=website; page sight=page site; page cite=page site; pager sight=pager site; new sight=new site;
  sight for a=site for a; sight for an=site for an; sight for my=site for my; sight for our=site for our; sight for the=site for the;
  cite for a=site for a; cite for an=site for an; cite for my=site for my; cite for our=site for our; cite for the=site for the;
  my sight is=my site is; our sight is=our site is; my cite is=my site is; our cite is=our site is;
  as well as=and; what is it cost=what does it cost; what is that cost=what does that cost; what is this cost=what does this cost;
  what is it run=what does it cost; what is that run=what does that cost; what is it come to=what does it come to; what is that come to=what does that come to;
  web dev=web development; your dev=your developer; own dev=own developer; dev job=developer job; your devs=your developers`
  .split(';')
  .map((pair): readonly [string, string] => {
    const [said = '', meant = ''] = pair.trim().split('=');
    return [said, meant];
  });

/** Words that are written without their last g. */
export const droppedG = `askin bookin buildin buyin callin changin chargin chattin checkin comin costin deliverin designin doin
  everythin anythin nothin somethin fixin gettin givin goin growin havin helpin hirin hostin keepin killin lettin lookin losin
  makin meetin messin movin needin openin closin orderin parkin payin pricin puttin readin runnin sayin schedulin seein sellin
  shippin shoppin showin startin takin talkin tellin textin thinkin tryin updatin usin waitin wantin wonderin workin writin`;

/** What '4' stands before when it is 'for'. */
export const afterFor = `me my mine a an the our us this that these those it u you ur your yours free seo real sure him her them his
  their someone somebody any`;

/** Things before '4' that make it 'for': 'a site 4 bakers'. */
export const beforeFor = `site website webpage app store shop logo quote price estimate cost booking form gallery seo ads sight cite work`;

/** What is counted, so that '4' before it is a number. */
export const counted = `page pages pg pgs pager week weeks wks wk month months mos mo day days hour hours hrs year years yrs people ppl
  person employees locations products photos pics languages dollars bucks k grand or and to more of times`;

/** Verbs before which '2' is 'to'. */
export const afterTo = `build bild make mak get have do talk speak call see know pay cancel start fix find buy hire be b add change cut use
  go shave meet send ask help update sell take keep put move learn show`;

/** Words before 'b' when it is 'be'. */
export const beforeBe = `i u you we they it to can could will would shud should gonna might must may`;
