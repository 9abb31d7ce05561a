import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer } from '../answer.js';
import { contactStep } from '../next-steps.js';

const { phone, email, responseTime, fixPeriod, firstCall } = agencyFacts;

/** A wish for a person. */
export const toPerson: Answer = {
  text: `Of course: call ${phone}, write to ${email}, or use the form at ${pages.contact}. You can also leave your name and email right here. A person will answer within ${responseTime}, and the first ${firstCall} call is free.`,
  steps: [contactStep],
  handover: true,
  isFixed: true,
};

/** Something went wrong between the agency and a client: a site is down, a card was charged twice, nobody calls back. */
export const incident: Answer = {
  text: `I am sorry to hear that. A person should look at this now: call ${phone}, or write through ${pages.contact}; messages are answered within ${responseTime}. We fix anything we built wrong free of charge for ${fixPeriod} after launch.`,
  steps: [contactStep],
  handover: true,
  isAlone: true,
  isFixed: true,
};

/** The same to somebody who goes on about it. */
export const incidentAgain: Answer = {
  text: `I understand. I cannot look into it or change anything myself, but a person can: ${phone} is the quickest way. If nobody picks up, leave your details here, and the message goes to the team at once.`,
  steps: [contactStep],
  handover: true,
  isAlone: true,
  isFixed: true,
};

/** Anger at the assistant: no argument, a way to a person. */
export const insulted: Answer = {
  text: `I am sorry that I could not help. Someone on our team can: call ${phone} or write to us at ${pages.contact}.`,
  steps: [contactStep],
  handover: true,
  isAlone: true,
  isFixed: true,
};

/** A wish to have data deleted: the conversation here, the rest by a person. */
export const deletion: Answer = {
  text: `You can delete this conversation yourself: the button below does it at once, and so does “Clear conversation” above. For a message that you sent us, or a newsletter, write to ${email}; a person deletes it and tells you.`,
  path: pages.privacy,
  offersDeletion: true,
  isFixed: true,
};
