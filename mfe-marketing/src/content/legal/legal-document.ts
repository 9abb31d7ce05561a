/** A piece of a legal text. A `contact` block is followed by the named fields of the site configuration. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'definitions';
      readonly items: readonly { readonly term: string; readonly text: string }[];
    }
  | {
      readonly kind: 'contact';
      readonly text: string;
      readonly channels: readonly ('email' | 'phone' | 'address')[];
    };

export interface LegalSection {
  /** Anchor of the section, kebab-case. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page. */
export interface LegalDocument {
  readonly title: string;
  readonly summary: string;
  readonly backLabel: string;
  readonly updatedLabel: string;
  /** The day of the text's last change, `YYYY-MM-DD`. It changes together with the text. */
  readonly updated: string;
  readonly contentsLabel: string;
  readonly sections: readonly LegalSection[];
}
