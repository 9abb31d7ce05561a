import type { ContactRequest } from '@northloop/contracts';

/** One field of a contact form, in the order in which it is shown. */
export interface ContactField {
  readonly name: keyof ContactRequest;
  readonly label: string;
  readonly control: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  readonly required: boolean;
  readonly placeholder: string;
  /** Value of the HTML autocomplete attribute; absent where the browser has nothing to offer. */
  readonly autocomplete?: 'name' | 'email' | 'organization' | 'tel';
  /** Choices of a select, shown in this order. */
  readonly options?: readonly string[];
  /** Whether it takes the whole width of the form. */
  readonly wide?: boolean;
  /** Height of a textarea, in lines. */
  readonly rows?: number;
}

/** A toast's two lines. */
export interface ToastText {
  readonly title: string;
  readonly description: string;
}
