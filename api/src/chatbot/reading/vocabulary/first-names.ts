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
  tyler valerie vanessa vang veronica vicki victor victoria vincent walter wanda wayne wendy will william xiong yusuf zach zachary
  al alma arlene arnie beatriz bernie bev beverly brandi candace cheryl chuck clara clarence clyde cody colleen darla darlene darrell dee
  delores denise dewayne diane doris duane earl ed eileen ellie ernie esther fay floyd frankie gabriela georgia gerald geri gladys
  guadalupe gwen hank harriet harry hector hilda howard hugo ida inga irene irma ivan jan jasmine jerome joanne jodi jodie joy joyce judith kari kathryn kay kelsey kendra kirk
  kurt lance latoya leah leon leroy levi lloyd lois lonnie loretta lorraine lou louise lupe lyle mabel mack malik marge margie marlene
  marty maureen max mel melvin merle mickey minnie miriam mitch mona myrtle nadia naomi ned nell nelson norm norma norman nyla oscar otto pat
  pearl penny pete phyllis priscilla ramona reggie rhonda rob rod roland ron rosie roxanne ruby sadie sal selma shane sherry shirley sid
  simon stan stella stewart sylvia tabitha tasha thelma tiffany tina toni tonya tricia trish trudy vern vernon vera viola vivian wade warren
  wendell wes wesley whitney wilma yolanda yvonne tuan minh linh nguyen hung thuy phuong huy trang hien lan duc thanh xee tou pao yer chue
  mee pheng halima hodan ayaan farah ifrah khadija omar osman nasra sahra zahra abdirahman faisal warsame anwar deepa priti raj ravi sunita anil`);

/** Names that are also common words, taken for a name only where nothing else is meant: 'im june'. */
export const wordyNames =
  'june april may august grace faith hope joy art gene mark frank rose lily daisy violet jack dean grant chase rich';

/** What may stand before a first name and belongs to it: 'big Mike'. */
export const nameTitles = `big little old uncle aunt auntie grandma grandpa papa mama mr mrs ms miss mister dr doctor coach pastor father sister chef
  captain professor lil`;

/** Words beside contact data that no dictionary has and that are no names. */
export const notNamesBeside = `websit webste resturant restaraunt bakry salon hvac llc mornings evenings afternoons weekdays weekends
  asap tmrw voicemail whatsapp gmail yahoo hotmail outlook cell mobile landline fax ext seo wordpress shopify squarespace wix quote estimate
  site website web store shop app logo booking menu gallery blog newsletter hours price info question thanks thx please bye`;

/** Capitalized or name-like words that are no names. */
export const notNames =
  wordsOf(`bueno buenas buenos hola gracias mire oiga looking interested calling writing wondering trying hoping thinking thanks thank please call email text phone
  cell number hi hello hey yes no ok okay sure contact me my your the a an from with and at in on here there also not just so very
  ready new german spanish french english somali hmong vietnamese american mexican italian monday tuesday wednesday thursday friday
  saturday sunday tomorrow today tonight morning afternoon evening anytime asap owner manager website site seo llc inc urgent angry
  what how when where who why is it this that i we you do does can or for to of is are reach him her them us back mail
  january february march april june july august september october november december hola northloop best regards sincerely cheers
  urgent important best fine good great sorry back done down broken free late new open closed busy serious sick tired about after before around`);
