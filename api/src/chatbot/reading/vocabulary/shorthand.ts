import { wordsOf } from './word-list.js';

/** Chat shorthand, contractions with and without apostrophe, and common spellings, written out. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  `u=you yall=you y'all=you ur=your yr=your pls=please plz=please plss=please thx=thanks thnx=thanks tnx=thanks
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
  hadn't=had_not ain't=is_not aint=is_not e-commerce=ecommerce e-mail=email web-site=website`
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
  alright, right, cool, great, perfect, awesome, lol, haha, quick question, question, i have a question, just a question,
  one question, one more question, another question, just wondering, sorry, excuse me, please, btw, by the way, oh, ah, ooh, anyway, basically, actually, like`;

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
  curious what, curious if, tell me how, tell me what, tell me about, tell me more, let me know how, let me know what,
  let me know if, like to know, want to know, need to know, any chance, any idea, do not know if, not sure if`;

/** Phrases of a wish, which tell a request from the story around it. */
export const wishes = `i need, we need, just need, just want, really need, really want, only need, only want, also need, also want, i want, we want, looking for, looking to, would like, would love, i would love, hoping to, hoping for,
  please, call me, contact me, email me, text me, reach me, reach out, let me know, tell me, send me, help me, help us, give me,
  show me, fix, interested in, need help, need to, want to, thinking of, thinking about, my budget, our budget, the budget, budget is,
  can spend, it should have, should have, must have, has to have, needs to have, by phone, book a`;
