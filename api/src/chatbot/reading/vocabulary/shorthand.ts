import { wordsOf } from './word-list.js';

/** Chat shorthand, contractions with and without apostrophe, and common spellings, written out. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  `u=you ya=you yall=you y'all=you ur=your pls=please plz=please plss=please thx=thanks thnx=thanks tnx=thanks
  ty=thanks thankyou=thank_you rn=right_now hrs=hours nr=number abt=about bout=about w/=with w/o=without w/out=without cuz=because
  bc=because b/c=because wanna=want_to gonna=going_to gotta=have_to gimme=give_me lemme=let_me lmk=let_me_know
  dunno=do_not_know kinda=kind_of asap=as_soon_as_possible tmrw=tomorrow tmr=tomorrow tmw=tomorrow tomorow=tomorrow
  wat=what wut=what wht=what hw=how hav=have wen=when shud=should cud=could k=ok idk=i_do_not_know btw= tho=though
  prob=probably probs=probably biz=business info=information appt=appointment appts=appointments msg=message
  ppl=people min=minutes mins=minutes mths=months yrs=years wks=weeks wk=week mo=month addr=address diff=different
  whats=what_is what's=what_is wheres=where_is where's=where_is whos=who_is who's=who_is hows=how_is how's=how_is
  whens=when_is when's=when_is thats=that_is that's=that_is theres=there_is there's=there_is heres=here_is here's=here_is
  it's=it_is he's=he_is hes=he_is she's=she_is shes=she_is let's=let_us lets=let_us im=i_am i'm=i_am ive=i_have
  i've=i_have i'll=i_will i'd=i_would you're=you_are youre=you_are you've=you_have youve=you_have you'll=you_will
  youll=you_will you'd=you_would we're=we_are we've=we_have weve=we_have we'll=we_will we'd=we_would they're=they_are
  theyre=they_are they've=they_have theyve=they_have they'll=they_will theyll=they_will it'll=it_will itll=it_will
  dont=do_not don't=do_not doesnt=does_not doesn't=does_not didnt=did_not didn't=did_not isnt=is_not isn't=is_not
  arent=are_not aren't=are_not wasnt=was_not wasn't=was_not werent=were_not weren't=were_not cant=can_not can't=can_not
  cannot=can_not couldnt=could_not couldn't=could_not wont=will_not won't=will_not wouldnt=would_not wouldn't=would_not
  shouldnt=should_not shouldn't=should_not havent=have_not haven't=have_not hasnt=has_not hasn't=has_not hadnt=had_not
  hadn't=had_not ain't=is_not aint=is_not e-commerce=ecommerce e-mail=email web-site=website
  gota=have_to tryna=trying_to finna=going_to boutta=about_to outta=out_of lotta=lot_of hafta=have_to needa=need_to
  shoulda=should_have coulda=could_have woulda=would_have whod=who_would who'd=who_would whatd=what_would what'd=what_would
  whatll=what_will what'll=what_will wholl=who_will who'll=who_will howd=how_did how'd=how_did howre=how_are whatre=what_are
  wats=what_is wuts=what_is whts=what_is whr=where wher=where wen's=when_is whn=when
  hmu=contact_me sorta=sort_of def=definitely bldg=building sched=schedule wknd=weekend wknds=weekends b4=before
  mos=months rite=right da=the dat=that dis=this dey=they dem=them wit=with nd=and ppls=people prolly=probably
  tbh= ngl= lol= lmao= smh= imo= fyi= af= pic=picture pics=pictures vid=video vids=videos
  num=number nums=numbers dept=department mgr=manager acct=account acc=account intl=international
  yep=yes yup=yes yea=yes yeah=yes nope=no aight=alright ight=alright thru=through altho=although
  gud=good luv=love sux=is_bad thot=thought coz=because cos=because plzz=please thanx=thanks gr8=great l8r=later
  2day=today 2morrow=tomorrow 2moro=tomorrow 2mrw=tomorrow 2nite=tonight tonite=tonight
  teh=the hte=the taht=that adn=and nad=and yuo=you yuor=your hwo=how logn=long lnog=long waht=what
  wich=which thier=their becuase=because becouse=because wiht=with wth=with fro=for frm=from jsut=just
  mutch=much muhc=much alot=a_lot aswell=as_well websight=website webiste=website wesbite=website websit=website
  wepsite=website bild=build biuld=build buld=build pgae=page stor=store sotre=store onlin=online opn=open
  mak=make cna=can nto=not ned=need wnat=want whta=what ther=there gys=guys ap=app fone=phone fones=phones
  mnth=month mnths=months bckup=backup`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.split('=');
      return [short, long.replaceAll('_', ' ')];
    }),
);

/** Openings that say nothing, cut as often as they come. */
export const openings = `hi there, hey there, hello there, hi team, hello team, hi all, hi guys, hey guys, hi, hii, hiya, hey, heyy,
  hello, helo, hola, hallo, howdy, yo, sup, greetings, good morning, good afternoon, good evening, good day, dear team, dear sir,
  dear sirs, dear sir or madam, dear northloop, northloop, team, guys, folks, everyone, ok, okay, k, so, well, um, umm, uh, hmm,
  alright, right, cool, great, perfect, awesome, lol, haha, hm, hmmm, er, erm, quick question, question, i have a question, just a question,
  one question, one more question, one more thing, one more, last one, last thing, last question, one last thing, one last question, other topic, different topic, another topic, quick one, next question, next one, new question, two questions, two things, three questions, two questions then, another question, just wondering, sorry, excuse me, please, btw, by the way, oh, ah, ooh, anyway, basically, actually, like, real quick`;

/** Endings that say nothing. */
export const endings = `please, thanks, thank you, thank you so much, thanks so much, thanks a lot, thanks in advance, thank you in advance,
  many thanks, cheers, best regards, kind regards, regards, sincerely, lol, haha, have a nice day, have a great day`;

/** First words of a line that closes a letter; the name follows. */
export const closings = `thanks, thank you, thanks so much, thanks in advance, thank you so much, many thanks, cheers, best, best regards,
  kind regards, warm regards, regards, sincerely, yours truly, talk soon, all the best, take care, sent from my iphone`;

/** Words that begin a question. */
export const questionWords = wordsOf(
  'what how when where who whose which why whom cuanto cuánto cuánta cuántas cómo donde dónde quién cuándo cuál combien quanto wie wann',
);

/** Verbs that begin a question when somebody or something follows. */
export const auxiliaries = wordsOf(
  `do does did is are was were am can could would will should shall may might has have had 's`,
);

/** Who or what follows such a verb in a question. */
export const subjects =
  wordsOf(`i you we they he she it this that these those there the your my our a an any anyone anybody
  someone somebody everything`);

/** Phrases of a question that is not asked directly. */
export const indirectQuestions = `wondering if, wondering how, wondering what, wondering whether, wonder if, wonder how, curious how,
  curious what, curious if, curious whether, tell me how, tell me if, tell me whether, tell me when, tell me who, tell me what, tell me about, tell me more, let me know how, let me know what,
  let me know if, let me know whether, let me know when, like to know, want to know, need to know, any chance, any idea, do not know if, not sure if, not sure whether, question is how, question is what,
  question is if, question is can, question is do, question is is, question is when, question is who, question is whether, is that something you, is this something you, something you do, something you can,
  something you could, something you would, something you offer, something you fix, something you handle`;

/** Phrases of a wish that belong to the one who writes, for long messages. */
export const wishes = `i need, we need, i require, we require, i just need, we just need, i really need, we really need, i only need, i also need, we also need,
  i would need, we would need, i will need, we will need, i am going to need, i want, we want, i just want, we just want, i really want, i only want,
  i also want, we also want, i would want, we would want, i would like, we would like, i would also like, i would only like, i would just like,
  i would really like, i would love, we would love, i would rather, we would rather, i would prefer, i would appreciate, we would appreciate,
  i am looking for, we are looking for, i am looking to, we are looking to, looking for somebody, looking for someone, looking for a, looking for help,
  i am hoping, we are hoping, i was hoping, we were hoping, i hope you, i am wondering, i was wondering, we are wondering, we were wondering,
  i am interested, we are interested, interested in, i am thinking of, we are thinking of, we are thinking about, i am thinking about,
  i am after, what i am after, what we are after, what i need is, what we need is, what i want is, what we want is, what i would like,
  what we would like, all i need, all we need, all i want, all we want, please, let me know, tell me, send me a, give me a, help me, help us,
  my budget, our budget, the budget, budget is, can spend, it should have, it must have, it has to have, it needs to have, must have,
  needs to be, has to be ready, call me at, reach me at, email me at, text me at, get back to me, get in touch, our deadline, my deadline`;
