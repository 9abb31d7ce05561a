import type { FooterDrawing } from '../look';
import { html, type Markup } from '../markup';
import type { PagePlan } from '../page-plan';
import { brand, menuItems } from './navigation';

const menu = (plan: PagePlan): Markup =>
  plan.navigation.length === 0 ? html`` : html`<nav aria-label="Footer">${menuItems(plan)}</nav>`;

const contact = ({ mockup: { companyInfo } }: PagePlan): Markup => {
  const lines = [companyInfo.phone, companyInfo.email, companyInfo.address].filter(Boolean);
  return lines.length === 0
    ? html``
    : html`<ul class="footer-contact">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
};

const tagline = ({ mockup: { companyInfo } }: PagePlan): Markup =>
  companyInfo.tagline === '' ? html`` : html`<p>${companyInfo.tagline}</p>`;

/** The last line of every page. */
const note = (): Markup =>
  html`<p class="footer-note">A draft homepage. The pictures are samples.</p>`;

/** Name, menu and contact side by side. */
export const footerColumns: FooterDrawing = {
  draw: (plan) =>
    html`<footer class="site-footer tone-surface"><div class="wrap"><div class="footer-brand">${brand(plan)}${tagline(plan)}</div>${menu(plan)}${contact(plan)}${note()}</div></footer>`,
  styles: `
.site-footer .brand{margin-bottom:.8rem}
@media(min-width:720px){.site-footer .wrap{grid-template-columns:2fr 1fr 1.4fr;gap:2.5rem 3rem}.footer-note{grid-column:1/-1}}`,
};

/** Everything below each other in the middle. */
export const footerCentered: FooterDrawing = {
  draw: (plan) =>
    html`<footer class="site-footer tone-plain"><div class="wrap"><div class="footer-brand">${brand(plan)}${tagline(plan)}</div>${menu(plan)}${contact(plan)}${note()}</div></footer>`,
  styles: `
.site-footer .wrap{justify-items:center;text-align:center}
.site-footer .brand{justify-content:center;margin-bottom:.6rem}
.site-footer ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.4rem 1.6rem}
.footer-note{width:100%}`,
};

/** The name as large as the page, with everything else in small type below it. */
export const footerName: FooterDrawing = {
  draw: (plan) =>
    html`<footer class="site-footer tone-ink"><div class="wrap"><p class="footer-name">${plan.mockup.companyInfo.name}</p><div class="footer-row">${menu(plan)}${contact(plan)}</div>${note()}</div></footer>`,
  styles: `
.footer-name{font:700 clamp(2.2rem,7vw,5.2rem)/1.02 var(--headings);font-weight:var(--head-weight);letter-spacing:-.02em;overflow-wrap:anywhere}
.footer-row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1.2rem 3rem}
.site-footer ul{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem}`,
};
