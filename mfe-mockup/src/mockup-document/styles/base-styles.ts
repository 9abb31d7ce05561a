import { artStyles } from '../art/picture';
import { toneStyles } from './tones';

/** The styles that every page shares: background, type, buttons, header and footer. */
export const baseStyles = `
*,*::before,*::after{box-sizing:border-box;min-width:0}
:root{--soft:color-mix(in oklab,var(--primary) 10%,var(--background));--radius:14px;--radius-small:8px;--button-radius:10px;--line-width:1px}
${toneStyles}
html{background:var(--background);scroll-behavior:smooth;scroll-padding-top:2rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--background);color:var(--text);font:1.0625rem/1.6 var(--body);overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote{margin:0}
ul,ol{padding:0;list-style:none}
h1,h2,h3{font-family:var(--headings);font-weight:var(--head-weight);line-height:1.12;letter-spacing:var(--head-spacing,-.018em);text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:var(--h1);line-height:1.06}h2{font-size:var(--h2)}h3{font-size:var(--h3);line-height:1.2}
p{text-wrap:pretty}
h1,h2,h3,p,li,dt,dd,blockquote,figcaption,summary{unicode-bidi:plaintext}
.button,.menu-row,summary{max-width:100%;overflow-wrap:break-word}
a{color:inherit}
:focus-visible{outline:3px solid var(--tint);outline-offset:3px;border-radius:4px}
.wrap{width:min(72rem,100% - 2.5rem);margin-inline:auto}
.section>.wrap>*,.site-footer .wrap>*{min-width:0}
.lead{margin-top:1.2rem;font-size:clamp(1.1rem,1rem + .5vw,1.3rem);line-height:1.5;color:var(--muted);max-width:34em}
.kicker{font-size:.9rem;font-weight:600;color:var(--tint)}
.hero .kicker{margin-bottom:1rem}
.icon{width:1.25em;height:1.25em;flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.button{display:inline-flex;align-items:center;justify-content:center;gap:.5em;min-height:3rem;padding:.7rem 1.5rem;border:2px solid var(--button);border-radius:var(--button-radius);background:var(--button);color:var(--button-ink);font:600 1rem/1.2 var(--body);text-decoration:none;text-align:center;cursor:pointer}
.button:hover{text-decoration:underline;text-underline-offset:.25em}
.button.quiet{background:transparent;border-color:var(--rule);color:var(--tint)}
.button.small{min-height:2.6rem;padding:.45rem 1.1rem;font-size:.95rem}
.actions{display:flex;flex-wrap:wrap;gap:.8rem;margin-top:2rem}
.brand{display:inline-flex;align-items:center;gap:.7rem;font:700 1.2rem/1.15 var(--headings);font-weight:var(--head-weight);letter-spacing:-.01em;text-decoration:none;overflow-wrap:anywhere}
.mark{width:2.25rem;height:2.25rem;flex:none}
.mark-shape{fill:var(--brand)}
.mark text,.mark-sign{fill:var(--on-brand)}.mark text{font:700 20px var(--headings);font-weight:var(--head-weight)}
.site-header{position:relative;z-index:1;background:var(--background)}
.bar{display:flex;align-items:center;justify-content:space-between;gap:1.5rem;min-height:4.75rem}
.menu-row{display:none}
.menu-row ul{display:flex;flex-wrap:wrap;gap:.25rem 1.9rem}
.menu-row a{display:block;padding:.4rem 0;text-decoration:none;font-weight:500}
.menu-row a:hover,.site-footer nav a:hover{color:var(--tint);text-decoration:underline;text-underline-offset:.3em}
.menu-fold{position:relative}
.menu-fold summary{list-style:none;cursor:pointer;padding:.5rem .9rem;border:1px solid var(--rule);border-radius:8px;font-weight:600}
.menu-fold summary::-webkit-details-marker{display:none}
.menu-fold nav{position:absolute;right:0;top:calc(100% + .5rem);min-width:12rem;padding:.5rem;background:var(--background);border:1px solid var(--rule);border-radius:12px;box-shadow:0 18px 40px -18px color-mix(in oklab,var(--text) 45%,transparent)}
.menu-fold a{display:block;padding:.6rem .8rem;text-decoration:none;border-radius:8px}
.menu-fold a:hover{text-decoration:underline}
.site-header .bar>.button{display:none}
.site-footer{padding-block:3.5rem 2rem;border-top:1px solid var(--rule);font-size:.95rem}
.site-footer .wrap{display:grid;gap:2rem}
.site-footer ul{display:grid;gap:.35rem;overflow-wrap:anywhere}
.site-footer li a{display:inline-block;padding-block:.1rem;text-decoration:none}
.footer-note{padding-top:1.5rem;border-top:1px solid var(--rule);font-size:.875rem}
@media(min-width:720px){
.menu-row{display:block}.menu-fold{display:none}
.site-header .bar>.button{display:inline-flex}
}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
${artStyles}`;
