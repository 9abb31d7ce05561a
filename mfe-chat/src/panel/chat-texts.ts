/** The panel's title (specification, section 2). */
export const PANEL_TITLE = 'AI Assistant';

/** The status under the title while the browser has a connection (specification, section 2). */
export const STATUS_ONLINE = 'Online now';

/** The status without one. */
export const STATUS_OFFLINE = 'You are offline';

/** Offered while nothing was asked yet: services, cost, contact, duration (specification, section 9). */
export const QUICK_QUESTIONS = [
  'What services do you offer?',
  'How much does a website cost?',
  'How can I contact you?',
  'How long does a project take?',
] as const;

/** Told to screen readers while a reply is awaited. */
export const TYPING_TEXT = 'The assistant is typing';

/** Leads to the form for name and e-mail. */
export const LEAVE_DETAILS = 'Leave your details';
