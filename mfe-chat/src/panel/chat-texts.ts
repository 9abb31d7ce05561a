/** The panel's title (specification, section 2). */
export const PANEL_TITLE = 'AI Assistant';

/** The status under the title while the browser has a connection (specification, section 2). */
export const STATUS_ONLINE = 'Online now';

/** The status while the browser has no connection. */
export const STATUS_OFFLINE = 'You are offline';

/** Offered before the first question: services, cost, contact, duration (specification, section 9). */
export const QUICK_QUESTIONS = [
  'What services do you offer?',
  'How much does a website cost?',
  'How can I contact you?',
  'How long does a project take?',
] as const;

/** Read out by screen readers while a reply is on its way. */
export const TYPING_TEXT = 'The assistant is typing';

/** Label of the button that opens the form for name and email. */
export const LEAVE_DETAILS = 'Leave your details';

/** Title of the same form when it offers free times. */
export const PICK_A_TIME = 'Pick a time to talk';

/** Label of the list of things that the visitor may mean. */
export const CHOICES_LABEL = 'What do you mean?';

/** Label of the button under a reply that deletes the conversation after a confirmation. */
export const DELETE_CONVERSATION = 'Delete this conversation';
