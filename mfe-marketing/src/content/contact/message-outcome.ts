/** Stays below a form after sending. The toast says whether it worked; this says what happens next. */
export const messageOutcome = {
  sent: {
    title: 'We have your message',
    /** Followed by the visitor's address. */
    answerGoesTo: 'We’ll reply to',
    wrongAddress: 'If that address is wrong, send the message again with the right one.',
  },
  failed: {
    title: 'Your message is still in the form',
    /** Followed by mailbox and phone number. */
    text: 'Send it again in a moment, or reach us at',
  },
} as const;
