/** What stays with a form after sending. The toast has said whether it went; this says what that means for the visitor. */
export const messageOutcome = {
  sent: {
    title: 'Your message is with us',
    /** Followed by the visitor's address. */
    answerGoesTo: 'The answer goes to',
    wrongAddress: 'If you mistyped it, send the message again with the right one.',
  },
  failed: {
    title: 'Your message is still in the form',
    /** Followed by mailbox and phone number. */
    text: 'Send it again in a moment, or reach us at',
  },
} as const;
