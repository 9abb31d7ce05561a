/** Domain of the ids of our events. Calendars take files with the same id for one event. */
export const OWN_EVENT_DOMAIN = 'consultations.northloop.example';
