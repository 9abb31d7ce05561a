import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer, AnswerRule } from '../answer.js';
import { contactStep } from '../next-steps.js';

const { phone, email, responseTime, fixPeriod, firstCall } = agencyFacts;

const INSULT =
  /\b(you|this (bot|chat|thing|assistant|site|website|company)|your (bot|company|agency|site|website|assistant|answers?)|northloop)\b.*\b(sucks?|useless|stupid(est)?|dumbest|idiots?|idiotic|junk|garbage|trash|crap|dumb|morons?|worthless|bullshit|liars?|lying|pathetic|terrible|awful|worst|scam(mers?)?|hate)\b|\b(fuck\w*|shit\w*|asshole|bitch|bastards?|wtf|stfu)\b|\b(i )?hate (you|this|northloop)\b|\b(dumbest|worst|stupidest|most useless)\b.*\b(bot|chat|assistant|site|website|company|agency)\b|^(stupid|useless|idiot|dumb|garbage|trash)\b.{0,30}$/;

/** Anger at the assistant: no argument, a way to a person. */
export const insultAnswer: AnswerRule = ({ question }) =>
  INSULT.test(question.text)
    ? {
        text: `I am sorry that I could not help. Someone on our team can: call ${phone} or write to us at ${pages.contact}.`,
        steps: [contactStep],
        handover: true,
      }
    : undefined;

const COMPLAINT =
  /\b(not (at all )?(happy|satisfied|pleased|acceptable|what (i|we) (paid|asked|ordered))|unhappy|disappointed|dissatisfied|unacceptable|complain(t|ts|ing)?|furious|angry|upset|fed up|frustrated|frustrating|ripped off|rip.?off|(you|you have|been|being) (ignored|ignoring)|ignor(ed|ing) (me|my|our|us)|(charged|billed) (me|us) (twice|double|too much|wrong)|(invoice|bill|charge)s? (is|are|was|were|looks?|seems?) (wrong|incorrect|too high|not right|not correct)|\byou (built|made|did)\b.*\b(crash(es|ing)?|fails?|freezes)\b|you (never|did not) (send|sent|call(ed)?|deliver(ed)?|answer(ed)?|finish(ed)?)|terrible service|promised\b.*\b(nobody|no one|never|did not|but)|(invoice|bill)s? (is|are|was) (way |far |much )?too (high|much)|(mistake|error)s? (on|in) (my|our|the|your) (bill|invoice)|wrong (bill|invoice)|(missed|forgot|skipped|did not (show up|come|turn up|appear|call))\b.*\b(meetings?|calls?|appointments?|deadlines?|our)|(project|site|website|launch|delivery|you) (is|are|was) .{0,14}\b(late|overdue|behind)|nothing works|(you|we|u) (built|made|did|delivered|launched|set up)\b.*\b(does not|do not|did not|stopped|not) work(ing)?|(you|u) (built|made|did|delivered|launched|set up)\b.*\b(is|are) (broken|wrong|down)|(went|is|are|was) (down|offline)\b.*\b(nobody|no one|night|since|customers)|still (waiting|no (answer|reply|response|call|word|update))|(sent|wrote|e-?mailed|called)\b.*\b(no|without( an?)?|not? get an?) (answer|reply|response|call)|(no|without) (answer|reply|response) (from|since|for|yet)|(nobody|no one|noone|never) (has |have |ever |is |does )?(called?|calls|answer(s|ed|ing)?|repl(y|ies|ied|ying)|respond(s|ed|ing)?|got|get|gets|heard|picks?|returns?)|(want|give me) (my )?(a )?(refund|money( back)?)( back)? (right )?now|lawyer|sue you|(you|your [a-z]+|it all|everything|the (project|work|result|design|communication)) (is|are|was|were) (a )?(disaster|terrible|horrible|awful|a mess|bad|poor)|(my|our) (site|website|store|shop|app|page) (has been|is|was|went|keeps going) (down|offline|broken)\b.*\b(since|yesterday|hours|days|week|again|still|now|help|and)|(can not|cannot|could not) (reach|get hold of|get through to) (anyone|anybody|you|someone)|(full|lots) of (bugs|errors|mistakes)|(you|your team|northloop) (broke|messed|ruined|screwed))\b/;

/** 'Do I get my money back if I am not happy?' is a question yet. */
const WHAT_IF =
  /^(and )?(do|can|could|would|will|what (happens )?if|is it|are there)\b.*\b(if|when|in case)\b/;

/** What to say to a complaint: a person, and what the terms give. */
export const sorry: Answer = {
  meaning: '@complaint',
  text: `I am sorry to hear that. A person should look at this: call ${phone} or write through ${pages.contact}; messages are answered within ${responseTime}. We fix anything we built wrong free of charge for ${fixPeriod} after launch.`,
  topic: 'support',
  steps: [contactStep],
  handover: true,
};

/** Something went wrong between the agency and a client. */
export const complaintAnswer: AnswerRule = ({ question }) =>
  COMPLAINT.test(question.text) && !WHAT_IF.test(question.text) ? sorry : undefined;

const PERSON =
  /\b(talk|speak|chat|connect me|get me|transfer|put me through|forward me|reach)\b.*\b(an? (real |actual |live )?(person|human|agent|rep(resentative)?|somebody|someone|expert|salesperson)|someone|somebody|sales|manager|real (person|human)(?! ?(customers?|users?))|team member|humans?)\b|\b(can|could|may|might) (talk|speak|chat) (to|with)\W*$|\b(real|actual|live) (human|person|agent)\b|\b(call|ring|phone) me\b|\bcall ?-?back\b|\b(schedule|book|set up|arrange) (a |an )?(free )?(phone )?(call|meeting|demo|appointment|visit)\b|^(a )?(real )?(human|agent|person|representative|operator|support)( please)?\W*$|\b(no|not|hate|without) (bots?|robots?|machines?)\b|\b(not|never) (want|like) to (talk|speak|chat|write) (to|with) (an? )?(bot|robot|machine|computer|ai)\b|\b(book|schedule|make|get|need|want|like|arrange|have) (an? )?(\w+ )?appointment\b(?! (system|booking|calendar|form))(?!.*\b(visit|site|website|app|page)\b)|\b(some(body|one)|sb|any(body|one)|team) (to |please |could |can )?(contact|call|e-?mail|write|reach|phone|ring)s? (me|us|back)\b|\b(contact|e-?mail|write) me\b(?! a )|\b(here is|leave|give you|take|have|note) (my|our) (phone|number|e-?mail|details|name|contact)\b|\bmy (phone )?number is\b|\bhelp (me|us) (with|do) (that|it|this)\b|\b(boss|manager|owner)\b.*\b(talk|speak)\b|\b(talk|speak) to (your|the) (boss|manager|owner|supervisor)\b|\bhuman (help|please)\b/;

/** How to get to a person. */
export const toPerson: Answer = {
  meaning: '@person',
  text: `Of course: call ${phone}, write to ${email}, or use the form at ${pages.contact}. You can also leave your name and email right here. A person will answer within ${responseTime}, and the first ${firstCall} call is free.`,
  topic: 'contact',
  steps: [contactStep],
  handover: true,
};

/** A wish for a person. */
export const personAnswer: AnswerRule = ({ question }) =>
  PERSON.test(question.text) ? toPerson : undefined;
