import { wordsOf } from './word-list.js';

/** Frequent first names in Minnesota, for names that are written without a capital. Names that are common words are left out. */
export const firstNames =
  wordsOf(`aaron abdi abdullahi abby abigail adam adrian ahmed aisha alan albert alejandro alex alexander alexis ali alice
  alicia allison alyssa amanda amber amina amy ana andrea andrew andy angel angela anna anne annie anthony antonio ariana arthur ashley
  austin ava barbara becky ben benjamin beth betty bill billy bob bobby bonnie brad brandon brenda brent brian brittany bruce bryan caleb cameron
  carl carla carlos carmen carol caroline carrie catherine cathy chad charles charlie charlotte chris christian christina
  christine christopher cindy claire clara connie corey craig crystal cynthia dale dan dana daniel danielle danny darren dave david
  dawn deb debbie deborah dennis derek diana diane diego don donald donna dorothy doug douglas dustin dylan eddie edward eileen elena
  eli elijah elizabeth ellen emily emma eric erica erik erin ethan eva evan evelyn fatima felix fernando fiona frances francisco fred
  gabriel gail gary george gina glenn gloria gordon greg gregory gunnar gustavo hannah harold hassan heather heidi helen henry holly
  hussein ian ibrahim ingrid isaac isabel isabella jack jackie jacob jaime jake james jamie jane janet janice jason jay jean jeff jeffrey jen jenna
  jennifer jenny jeremy jerry jesse jessica jessie jill jim jimmy jo joan joanna joe joel john johnny jon jonathan jordan jorge jose
  joseph josh joshua juan juanita judy julia julian julie justin karen karin karl kate kathleen kathy katie kayla keith kelly ken kenneth kevin kim
  kimberly kirsten kristen kristin kyle lars larry laura lauren laurie lee leo leslie linda lindsey lisa liz logan lori louis lucas lucia lucy
  luis luke lynn madison mai manuel marcus margaret maria marie marilyn mario marissa marsha martha martin marvin mary matt matthew
  maya megan melanie melissa michael michelle miguel mike mohamed mohammed molly monica morgan nancy natalie nate nathan nicholas nick
  nicole nina noah noor nora olivia oscar pam pamela patricia patrick patty paul paula pedro peggy peter phil philip rachel ralph ramon
  randy ray rebecca renee ricardo richard rick rita robert roberto robin roger ron ronald rosa roy russell ruth ryan sally sam samantha
  samuel sandra sandy sara sarah scott sean sergio seth shannon sharon shawn sheila shelly sofia sonia sophia sophie stacy stephanie stephen steve
  steven stuart sue susan suzanne sven tammy tanya tara ted teresa terry thao theresa thomas tim timothy tina todd tom tommy tony tracy travis
  tyler valerie vanessa vang veronica vicki victor victoria vincent walter wanda wayne wendy will william xiong yusuf zach zachary`);

/** Capitalized or name-like words that are no names. */
export const notNames =
  wordsOf(`looking interested calling writing wondering trying hoping thinking thanks thank please call email text phone
  cell number hi hello hey yes no ok okay sure contact me my your the a an from with and at in on here there also not just so very
  ready new german spanish french english somali hmong vietnamese american mexican italian monday tuesday wednesday thursday friday
  saturday sunday tomorrow today tonight morning afternoon evening anytime asap owner manager website site seo llc inc urgent angry
  what how when where who why is it this that i we you do does can or for to of is are reach him her them us back mail
  january february march april june july august september october november december hola northloop best regards sincerely cheers`);
