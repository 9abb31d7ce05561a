import type { ActionTarget } from '../content/call-to-action';

/** Where calls and mail go: the part of the site configuration that links need. */
export interface ReachableAt {
  readonly email: string;
  readonly phone: { readonly href: string };
}

/** Address behind an action's target; a section's is relative to the page it stands on. */
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
