/** What a client said. Every published testimonial carries five stars. */
export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly text: string;
  readonly rating: 5;
}
