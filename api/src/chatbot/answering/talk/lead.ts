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

/** A wish for a time, or for a call: a person confirms it. */
export function bookingAnswer({ reading, state }: Pick<Turn, 'reading' | 'state'>): Answer {
  const time = reading.time ?? state.time;
  const { contact } = reading;
  if (reading.time === undefined && state.time !== undefined) {
    return openForm(
      { contact, time, state },
      `No, nothing is booked yet. Send the form with your wish for ${state.time}; a person then confirms it or offers another time. If it is urgent, call ${phone}.`,
    );
  }
  const wish =
    time === undefined
      ? 'Tell us in the form which time suits you'
      : `I have put ${time} into the form`;
  return openForm(
    { contact, time, state },
    `${wish}. I cannot book it myself: a person confirms the time or offers another, within ${responseTime}. The first ${firstCall} call is free, and ${phone} is the quickest way.`,
  );
}

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
