import type { ChatLead } from '@northloop/contracts';
import type { ConversationState } from '../../conversation/conversation-state.js';
import { agencyFacts } from '../../knowledge/agency-facts.js';
import type { ContactData } from '../../reading/reading.js';
import type { Answer } from '../answer.js';
import type { Turn } from '../turn.js';

const { phone, responseTime, firstCall } = agencyFacts;

/** Longest message that tells nothing but a name, in words: 'my name is Otis Berg'. */
const NAME_WORDS = 5;

/** Contact data that a message brings: the form that goes to a person opens, filled in. */
export function leadAnswer({
  reading,
  state,
}: Pick<Turn, 'reading' | 'state'>): Answer | undefined {
  const { contact, time } = reading;
  const isNameAlone = contact.name !== undefined && reading.text.split(' ').length <= NAME_WORDS;
  if (contact.email === undefined && contact.phone === undefined && !isNameAlone) return undefined;
  const isChange = state.contact.email !== undefined || state.contact.phone !== undefined;
  return openForm(
    { contact, time, state },
    isChange
      ? `I have put that into the form${named(contact)}. Check it there; nothing is sent until you press the button.`
      : `Thank you${named(contact)}. I have put this into the form for our team. Nothing is sent until you press the button there; then a person answers within ${responseTime}.`,
  );
}

/** 'Cancel my appointment', 'can we move it'. */
const CHANGE =
  /\b(resched\w*|cancel\w*|postpone\w*|push (our|my|the|it)|move (our|my|the|it)|change (our|my|the) (appointment|call|meeting|time|booking)|can.?t make it|won.?t make it|something came up)\b/;

/** 'Did you get my booking', 'so it is confirmed?'. */
const BOOKED =
  /\b(booked|confirmed|confirm my|scheduled|reserved|all set|get my booking|when (is|was) (my|our))\b/;

/** A day of a wish, without its clock time. */
const DAY = /.*(day|tomorrow|week|\d(st|nd|rd|th)|\d\/\d)\w*/i;

/**
 * A wish for a time, or for a call. The form offers free times and books the one that is chosen; whoever answers the
 * message adds those. Nothing here may say that something is booked.
 */
export function bookingAnswer({ reading, state }: Pick<Turn, 'reading' | 'state'>): Answer {
  const { contact } = reading;
  const text = reading.text.toLowerCase();
  if (CHANGE.test(text)) return changeAnswer;
  const time = wishOf(reading.time, state.time);
  const form = openForm({ contact, time, state }, '');
  const lead = `The first ${firstCall} call is free, by phone or at the studio.`;
  const isDoubt = reading.time === undefined && BOOKED.test(text);
  return {
    ...form,
    text: isDoubt
      ? `I cannot see your bookings here. If the form said that you are booked, you are, and its email or page shows it. If not, nothing is booked yet. ${lead}`
      : `Gladly${named(contact)}. ${lead}`,
    wish: time ?? '',
  };
}

/** The day that was named before belongs to an hour that is named alone. */
function wishOf(said: string | undefined, before: string | undefined): string | undefined {
  if (said === undefined || before === undefined || DAY.test(said)) return said ?? before;
  const day = DAY.exec(before)?.[0];
  return day === undefined ? said : `${day} ${said}`;
}

/** Whoever has the link of a booking may move or cancel it; the assistant may not. */
const changeAnswer: Answer = {
  text: `You can move or cancel a booking yourself with the links in its email, or on its page. If you cannot find them, call ${phone} and a person does it.`,
  handover: true,
  isFixed: true,
};

/** The form for whoever wants to be written to or called back. */
export function detailsAnswer({ reading, state }: Pick<Turn, 'reading' | 'state'>): Answer {
  const { contact } = reading;
  return openForm(
    { contact, time: reading.time, state },
    `Gladly${named(contact)}. Leave your details in the form, and a person comes back to you within ${responseTime}; ${phone} is quicker. Nothing is sent until you press the button there.`,
  );
}

interface FormData {
  contact: ContactData;
  time: string | undefined;
  state: ConversationState;
}

function openForm({ contact, time, state }: FormData, text: string): Answer {
  const known = { ...state.contact, ...contact };
  const { name, email, phone: number, company } = known;
  const lead: ChatLead = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(number !== undefined && { phone: number }),
    ...((time ?? company) !== undefined && {
      message: [company, time === undefined ? undefined : `I would like to talk: ${time}.`]
        .filter((line) => line !== undefined)
        .join('\n'),
    }),
  };
  return {
    text,
    lead,
    handover: true,
    isFixed: true,
    state: { contact: known, ...(time !== undefined && { time }) },
  };
}

const named = ({ name }: ContactData): string =>
  name === undefined ? '' : `, ${name.split(' ')[0]}`;
