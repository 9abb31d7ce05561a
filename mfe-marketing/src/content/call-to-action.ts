/** Where a button or link leads. Phone and e-mail targets take their address from the site configuration. */
export type ActionTarget =
  | { readonly kind: 'route'; readonly to: `/${string}` }
  /** Scrolls to the element with this id on the current page. */
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'call' }
  | { readonly kind: 'email' };

/** One button: what it says and what it does. */
export interface CallToAction {
  readonly label: string;
  readonly target: ActionTarget;
}
