/** The words that open a section. A section without a lead goes straight to its content. */
export interface SectionHeading {
  readonly title: string;
  readonly lead?: string;
}
