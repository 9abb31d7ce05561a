import { brandMark } from '../art/brand-mark';
import { html, type Markup } from '../markup';
import { type PagePlan, sectionOf } from '../page-plan';

/** The logo mark and the name, linked to the top. */
export const brand = ({ mockup }: PagePlan): Markup =>
  html`<a class="brand" href="#top">${brandMark(mockup.header.logo)}<span>${mockup.header.logo}</span></a>`;

/** The menu's entries as a list. */
export const menuItems = ({ navigation }: PagePlan): Markup =>
  html`<ul>${navigation.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`)}</ul>`;

/** The menu: in a row if there is room, otherwise inside a `details` element that works without script. */
export const siteMenu = (plan: PagePlan): Markup =>
  plan.navigation.length === 0
    ? html``
    : html`<nav class="menu-row" aria-label="Main">${menuItems(plan)}</nav>${foldedMenu(plan)}`;

/** The menu inside a `details` element, at any width. */
export const foldedMenu = (plan: PagePlan): Markup =>
  plan.navigation.length === 0
    ? html``
    : html`<details class="menu-fold"><summary>Menu</summary><nav aria-label="Menu">${menuItems(plan)}</nav></details>`;

/** The main button. */
export const actionButton = ({ mockup, actionHref }: PagePlan, look = ''): Markup =>
  html`<a class="button ${look}" href="${actionHref}">${mockup.hero.cta}</a>`;

/** The button beside the main one: the second call to action, or a link to the offer. */
export function secondButton(plan: PagePlan): Markup {
  const { mockup } = plan;
  const other = mockup.contentStrategy.callsToAction.find((text) => text !== mockup.hero.cta);
  const contact = sectionOf(plan, 'contact');
  if (other && contact) return html`<a class="button quiet" href="#${contact.id}">${other}</a>`;
  const next = sectionOf(plan, 'services');
  return next && `#${next.id}` !== plan.actionHref
    ? html`<a class="button quiet" href="#${next.id}">${next.section.title}</a>`
    : html``;
}
