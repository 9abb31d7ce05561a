/** Mails to the visitor: booked, moved or cancelled. */
export const VISITOR_CHANNEL = 'consultation-mail';

/** Mails to the studio about the same. */
export const REPORT_CHANNEL = 'consultation-report';

/** The mail to the visitor on the day before. */
export const REMINDER_CHANNEL = 'consultation-reminder';
