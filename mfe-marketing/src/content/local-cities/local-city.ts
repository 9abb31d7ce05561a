/** One of the three offers for businesses of a city. */
export interface LocalService {
  readonly title: string;
  readonly description: string;
  /** Where or for whom in this city, in one line. */
  readonly localFocus: string;
}

/** Everything the local section says differently in one city. */
export interface LocalCity {
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly headline: string;
  readonly areas: readonly string[];
  readonly services: readonly [LocalService, LocalService, LocalService];
  readonly seoKeywords: readonly string[];
  readonly businessHours: string;
  /** The city's own line, written '(612) 555-0142'. */
  readonly phoneNumber: string;
  readonly marketingMessage: string;
}
