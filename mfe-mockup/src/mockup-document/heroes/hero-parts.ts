import { html, type Markup } from '../markup';
import type { PagePlan } from '../page-plan';
import { actionButton, secondButton } from '../sections/navigation';

/** The headline. */
export const title = ({ mockup }: PagePlan): Markup =>
  html`<h1 id="hero-title">${mockup.hero.title}</h1>`;

/** The line below the headline. */
export const lead = ({ mockup }: PagePlan): Markup =>
  html`<p class="lead">${mockup.hero.subtitle}</p>`;

/** The tagline in small type above the headline. */
export const kicker = ({ mockup }: PagePlan): Markup =>
  mockup.companyInfo.tagline === ''
    ? html``
    : html`<p class="kicker">${mockup.companyInfo.tagline}</p>`;

/** One button, or two. */
export const actions = (plan: PagePlan, both = true): Markup =>
  html`<div class="actions">${actionButton(plan)}${both && secondButton(plan)}</div>`;
