import type { ActionTarget } from '../content/call-to-action';

/** Email address and phone number: the part of the site configuration that links need. */
export interface ReachableAt {
  readonly email: string;
  readonly phone: { readonly href: string };
}

/** Address of an action's target; that of a section is relative to the current page. */
export function actionHref(target: ActionTarget, { email, phone }: ReachableAt): string {
  switch (target.kind) {
    case 'route':
      return target.to;
    case 'section':
      return `#${target.id}`;
    case 'call':
      return phone.href;
    case 'email':
      return `mailto:${email}`;
  }
}
