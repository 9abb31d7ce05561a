import type { ProjectKind } from '../reading.js';
import { wordsOf } from './word-list.js';

/** What visitors call a kind of project. */
export const kinds: Readonly<Record<ProjectKind, string>> = {
  business: `website, web site, webpage, web page, site, homepage, home page, web presence, web design,
    web development, business website, company website, pagina web, página web, pagina, página, sitio web`,
  ecommerce: `ecommerce, e commerce, ecommerce site, ecommerce website, ecommerce store, online shop, online store, web shop,
    webshop, web store, webstore, internet shop, e shop, eshop, shopify, shopify store, woocommerce, bigcommerce, tienda en linea, tienda en línea, tienda online, onlineshop, sell online, selling online,
    online selling, online boutique, site that sell, website that sell, sell my product, sell product, store website, shop website`,
  landing:
    'landing page, landing, one pager, onepager, single pager, splash page, sales page, 1 pager',
  portfolio:
    'portfolio, portfolio site, portfolio website, portfolio page, online portfolio, photography site',
  blog: 'blog, blog site, blog website, weblog, online magazine, news site, blogging site',
  app: `app, mobile app, phone app, iphone app, android app, ios app, native app, mobile application, iphone, android, ios`,
  'web-application': `web app, webapp, web application, customer portal software, saas, dashboard, internal tool, build a crm,
    custom crm, custom software, web software, web based tool, web platform, marketplace`,
  seo: `seo, search engine optimization, search engine optimisation, search optimization, local seo, google ranking,
    rank on google, rank higher`,
  'ui-ux': `ui, ux, ui ux, ux design, ui design, user experience, usability, usability test, user test, user testing, user research,
    prototype, wireframe, accessibility audit, accessibility review, accessibility check, app design, app screen,
    app redesign, redesign of an app, redesign my app, redesign our app`,
  brand:
    'logo, new logo, logo design, brand, branding, brand identity, rebrand, rebranding, corporate design',
};

/** Plain shops: a store to be built, or the visitor's own business. */
export const shops = 'shop, store';

/** Words before an added part: 'a site with a blog'. */
export const addingWords =
  wordsOf(`with add adding plus and include including includes also incl extra having has
  integrate integrated`);

/** Words that take away what follows: 'skip the booking'. */
export const takingWords =
  wordsOf(`no without skip skipping drop dropping remove removing minus nor forget cut delete ditch
  scrap lose swap replace exchange exclude excluding except neither scratch nix axe chuck toss dump omit kill ditching losing removing nevermind`);

/** Words after which things are wanted again: 'no blog, just a gallery'. */
export const wantingWords =
  wordsOf(`but with add want need keep just only also plus include i we would like instead then for
  make how what is`);

/** Phrases that take away: 'leave out the blog'. */
export const takingPhrases = `leave out, take out, take off, get rid of, instead of, rather than, leave off, take away, never mind, hold off on, do away with,
  no longer need, pass on, cut out, kick out, not`;
