import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer } from '../answer.js';
import { FIRST_QUESTIONS } from '../next-steps.js';

/** 'Hello' and nothing else. */
export const greeting: Answer = {
  text: 'Hi, good to see you here. Ask me about our services, what a project costs, how long it takes, or how to reach us.',
  suggestions: FIRST_QUESTIONS,
  isSmallTalk: true,
  isFixed: true,
};

export const thanks: Answer = {
  text: `You are welcome. If anything else comes up, ask here or write to us at ${pages.contact}.`,
  isSmallTalk: true,
  isFixed: true,
};

export const goodbye: Answer = {
  text: `Goodbye, and thank you for stopping by. You reach us any time at ${pages.contact}.`,
  isSmallTalk: true,
  isFixed: true,
};

/** 'Ok', 'sure', 'no' where nothing was offered. */
export const acknowledgement: Answer = {
  text: 'Good. What would you like to know next? I can tell you about services, prices, timing, the team and how to reach us.',
  suggestions: FIRST_QUESTIONS,
  isSmallTalk: true,
  isFixed: true,
};

/** Friendly words that ask for nothing about the agency. */
export const smallTalk: Answer = {
  text: 'All is well here, thank you. I am software, so ask me something about Northloop: services, prices, timing, the team, or how to reach us.',
  suggestions: FIRST_QUESTIONS,
  isSmallTalk: true,
  isFixed: true,
};

/** What the assistant is. */
export const nature: Answer = {
  text: `I am software: the AI assistant of this site. I answer from what its pages say and can be wrong. For a person, call ${agencyFacts.phone} or write at ${pages.contact}.`,
  suggestions: FIRST_QUESTIONS,
  isFixed: true,
};

/** Which languages the assistant answers in. */
export const languages: Answer = {
  text: `I answer in English, and in Spanish what this site says: pregunte en español con confianza. For another language, write to us at ${pages.contact}; a person reads every message.`,
  isFixed: true,
};

/** What one can ask the assistant. */
export const abilities: Answer = {
  text: `I answer questions about ${agencyFacts.name}: services, estimates for websites and stores, how long things take, the team, open jobs, and how to reach a person. I can also fill in the form that goes to a person.`,
  suggestions: FIRST_QUESTIONS,
  isFixed: true,
};

/** What the assistant says to somebody who tells of a plan and asks nothing yet. */
export const projectHeard: Answer = {
  text: 'That sounds like something we do. I can give you an estimate, say how long it takes, or show similar work. A person can also talk it through with you; the first call is free.',
  suggestions: ['How much would that cost?', 'How long would that take?', 'Can I see your work?'],
};
