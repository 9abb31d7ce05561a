import { html, type Markup } from '../markup';
import type { PagePlan } from '../page-plan';
import { brand, menuItems } from './navigation';

/** The page's footer; its last line says that this is a draft. */
export const siteFooter = (plan: PagePlan): Markup => {
  const { companyInfo } = plan.mockup;
  const contact = [companyInfo.phone, companyInfo.email, companyInfo.address].filter(Boolean);
  return html`<footer class="site-footer tone-surface"><div class="wrap">
<div class="footer-brand">${brand(plan)}<p>${companyInfo.tagline}</p></div>
${plan.navigation.length > 0 && html`<nav aria-label="Footer">${menuItems(plan)}</nav>`}
${contact.length > 0 && html`<ul class="footer-contact">${contact.map((line) => html`<li>${line}</li>`)}</ul>`}
<p class="footer-note">A draft homepage. The pictures are samples.</p>
</div></footer>`;
};
