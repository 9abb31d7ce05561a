import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer, AnswerRule } from '../answer.js';
import { FIRST_QUESTIONS } from '../next-steps.js';

const GREETING =
  /^(hi+|hey+|hello+|hallo|howdy|hiya|yo|sup|good (morning|afternoon|evening|day)|greetings|what is up)( there| all| team| guys| folks| northloop| you| everyone| again)*\W*$/;

/** 'Hello' and nothing else. */
export const greetingAnswer: AnswerRule = ({ question }) =>
  GREETING.test(question.text) || question.text === ''
    ? {
        text: 'Hi, good to see you here. Ask me about our services, what a project costs, how long it takes, or how to reach us.',
        suggestions: FIRST_QUESTIONS,
      }
    : undefined;

const THANKS =
  /^(ok(ay)?|great|cool|perfect|awesome|nice|super|alright|got it|good|no|all good)?[ ,!.]*(many |so )?(thanks|thank you|cheers|much appreciated|appreciate it)\b[^?]{0,40}$/;
const GOODBYE =
  /^(ok(ay)?[ ,!.]*)?(good)?bye( bye)?\b[^?]{0,30}$|^(see you|have a (nice|good|great) (day|one|evening|weekend))\W*$/;
const ASSENT =
  /^(ok(ay)?|yes|yep|yeah|sure|great|cool|perfect|awesome|nice|alright|got it|no|nope|fine|good)\W*$/;

/** Thanks, goodbye, and words that ask for nothing. */
export const thanksAnswer: AnswerRule = ({ question }) => {
  const { text } = question;
  if (THANKS.test(text) || GOODBYE.test(text)) {
    return {
      text: `You are welcome. If anything else comes up, ask here or write to us at ${pages.contact}.`,
    };
  }
  if (!ASSENT.test(text)) return undefined;
  return {
    text: 'Good. What would you like to know next? I can tell you about services, prices, timing, the team and how to reach us.',
    suggestions: FIRST_QUESTIONS,
  };
};

const NATURE =
  /\b(are|is) (you|this) (a |an |the )?(really |real |actual |actually )?(a |an )?(robot|bot|chatbot|human|person|machine|ai|real|computer|chat ?gpt|gpt|alive|program)\b|\bam i (talking|speaking|chatting|writing) (to|with) (a |an )?(real |actual )?(robot|bot|human|person|machine|ai)\b|\bwhat (are|is) (you|your name)\W*$/;

const SMALL_TALK =
  /^(so )?(how are (you|things)|how is it going|how do you do|what is up|how was your (day|weekend)|nice to meet you|good (bot|job|work|answer)|well done|you are (great|nice|funny|smart|helpful|awesome|the best)|(ha){2,}|lol|haha+|test(ing)?|help( me)?( please)?)( today| doing| there| ok(ay)?)*\W*$/;

/** Friendly words that ask for nothing about the agency. */
export const smallTalkAnswer: AnswerRule = ({ question }) =>
  SMALL_TALK.test(question.text)
    ? {
        text: 'All is well here, thank you. I am software, so ask me something about Northloop: services, prices, timing, the team, or how to reach us.',
        suggestions: FIRST_QUESTIONS,
      }
    : undefined;

/** What the assistant is, in words. */
export const nature: Answer = {
  meaning: '@nature',
  text: `I am software: the AI assistant of this site. I answer from what its pages say and can be wrong. For a person, call ${agencyFacts.phone} or write at ${pages.contact}.`,
  suggestions: FIRST_QUESTIONS,
};

/** What the assistant is. */
export const natureAnswer: AnswerRule = ({ question }) =>
  NATURE.test(question.text) ? nature : undefined;
