/** Toast when a message could not be sent. */
export const SENDING_FAILED = {
  title: 'Error sending message',
  description: 'Please try again later or contact us directly.',
};

/** Toast when a time could not be booked. */
export const BOOKING_FAILED = {
  title: 'Your booking did not go through',
  description: 'What you typed is still here. Please try again, or call us.',
};

/** Below the offered times when the chosen one has gone. */
export const SLOT_TAKEN = 'That time has just been taken. Please choose another one.';
