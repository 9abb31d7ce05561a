import { icon } from '../art/icon';
import type { HeaderDrawing } from '../look';
import { html } from '../markup';
import { sectionOf } from '../page-plan';
import { actionButton, brand, foldedMenu, siteMenu } from './navigation';

/** Name, menu and button in one bar. */
export const barHeader: HeaderDrawing = {
  draw: (plan) =>
    html`<header class="site-header"><div class="wrap bar">${brand(plan)}${siteMenu(plan)}${actionButton(plan, 'small')}</div></header>`,
  styles: '',
};

/** Name and menu, without a call to action. */
export const quietHeader: HeaderDrawing = {
  draw: (plan) =>
    html`<header class="site-header"><div class="wrap bar">${brand(plan)}${siteMenu(plan)}</div></header>`,
  styles: '',
};

/** Name and a collapsed menu at any width. */
export const foldedHeader: HeaderDrawing = {
  draw: (plan) =>
    html`<header class="site-header"><div class="wrap bar">${brand(plan)}${foldedMenu(plan)}</div></header>`,
  styles: '.site-header .menu-fold{display:block}',
};

/** The name in the center above a line with the menu, like a newspaper masthead. */
export const mastheadHeader: HeaderDrawing = {
  draw: (plan) =>
    html`<header class="site-header"><div class="wrap masthead">${brand(plan)}<p>${plan.mockup.companyInfo.tagline}</p></div><div class="wrap menu-line">${siteMenu(plan)}</div></header>`,
  styles: `
.masthead{display:grid;justify-items:center;gap:.4rem;padding-block:2.2rem 1.4rem;text-align:center;color:var(--muted)}
.masthead .brand{font-size:clamp(1.9rem,1.4rem + 2.4vw,3.2rem);color:var(--ink);letter-spacing:-.025em}
.masthead .mark{display:none}
.menu-line{display:flex;justify-content:center;padding-block:.5rem;border-block:1px solid var(--ink)}
.menu-line .menu-fold nav{right:50%;transform:translateX(50%)}`,
};

/** A bar that floats over the first screen. */
export const floatingHeader: HeaderDrawing = {
  draw: (plan) =>
    html`<header class="site-header floating"><div class="wrap bar">${brand(plan)}${siteMenu(plan)}${actionButton(plan, 'small')}</div></header>`,
  styles: `
.floating{background:none;padding-top:1rem}
.floating .bar{min-height:4rem;padding:.4rem .6rem .4rem 1.3rem;border:1px solid var(--rule);border-radius:99px;background:var(--ground);box-shadow:0 14px 34px -22px color-mix(in oklab,var(--text) 55%,transparent)}
.floating .menu-fold summary{border:0}`,
};

/** A notice, then name, menu and shop tools. */
export const shopHeader: HeaderDrawing = {
  draw: (plan) => {
    const proof = sectionOf(plan, 'proof')?.section.highlights?.[0];
    return html`<header class="site-header"><p class="notice tone-ink">${proof ?? plan.mockup.companyInfo.tagline}</p><div class="wrap bar">${brand(plan)}${siteMenu(plan)}<ul class="tools"><li>${icon('search')}<span>Search</span></li><li>${icon('bag')}<span>Bag (0)</span></li></ul></div></header>`;
  },
  styles: `
.notice{padding:.55rem 1rem;text-align:center;font-size:.9rem}
.site-header{border-bottom:1px solid var(--rule)}
.tools{display:none;gap:1.4rem}
.tools li{display:flex;align-items:center;gap:.45rem;font-weight:500;white-space:nowrap}
@media(min-width:720px){.tools{display:flex}}`,
};

/** A column on the left that stays in place while the page scrolls. */
export const railHeader: HeaderDrawing = {
  draw: (plan) =>
    html`<header class="site-header rail"><div class="rail-inner">${brand(plan)}${siteMenu(plan)}<p class="rail-note">${plan.mockup.companyInfo.tagline}</p></div></header>`,
  styles: `
.rail-inner{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:1rem 1.25rem}
.rail-note{display:none}
@media(min-width:960px){
body{display:grid;grid-template-columns:15rem minmax(0,1fr)}
.rail{grid-row:1/span 2;border-right:1px solid var(--rule)}
.rail-inner{position:sticky;top:0;display:grid;align-content:start;justify-content:start;gap:2.4rem;height:100vh;padding:2.2rem 1.8rem}
.rail .brand{display:grid;gap:1rem;font-size:1.35rem}
.rail .menu-row ul{display:grid;gap:.2rem}
.rail-note{display:block;align-self:end;margin-top:auto;font-size:.95rem;color:var(--muted)}
.site-footer{grid-column:2}
}`,
};
