import type { SharedMockup } from '@northloop/contracts';
import { languageOf } from './language-of';
import { lookOf } from './looks/look-of';
import { html, Markup } from './markup';
import { planPage } from './page-plan';
import { siteFooter } from './sections/footer';
import { bodyOf, renderSection } from './sections/render-section';
import { baseStyles } from './styles/base-styles';
import { designVariables, type Scheme } from './styles/design-variables';
import { sectionStyles } from './styles/section-styles';

/** How a document is to come out. */
export interface DocumentOptions {
  /** `auto`, which follows the visitor, unless said otherwise. */
  scheme?: Scheme;
  /** Font faces as CSS, with the fonts inside; without them the page is set in what the device has. */
  fontFaces?: string;
}

/**
 * Draws a drafted homepage as one HTML document that needs nothing else: styles, fonts and pictures are inside, there
 * is no script and no address to fetch from. All texts are escaped and all design values checked, whoever wrote them.
 * The same draft gives the same document.
 */
export function renderMockupDocument(
  mockup: SharedMockup,
  { scheme = 'auto', fontFaces = '' }: DocumentOptions = {},
): string {
  const plan = planPage(mockup);
  const look = lookOf(mockup.template);
  // A page carries the styles of what is on it, each once; a look may draw two sections alike.
  const used = new Set([
    look.header.styles,
    ...plan.sections.map((planned) => bodyOf(look, planned).styles),
    look.hero.styles,
  ]);
  const styles = new Markup(
    [
      fontFaces,
      designVariables(mockup.designSystem, scheme),
      baseStyles,
      sectionStyles,
      ...used,
      look.skin,
    ].join('\n'),
  );
  const { name, tagline } = mockup.companyInfo;
  const { lang, dir } = languageOf(wordsOf(mockup));
  return html`<!DOCTYPE html>
<html lang="${lang}" dir="${dir}" id="top">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${mockup.hero.subtitle}">
<title>${[name, tagline].filter(Boolean).join(' – ') || 'Homepage'}</title>
<style>${styles}</style>
</head>
<body>
${look.header.draw(plan)}
<main>
${look.hero.draw(plan)}
${plan.sections.map((planned) => renderSection(look, planned, plan))}
</main>
${siteFooter(plan)}
</body>
</html>
`.text;
}

/** What is read on the page, for telling its language. */
const wordsOf = ({ companyInfo, hero, sections }: SharedMockup): string =>
  [
    companyInfo.name,
    companyInfo.tagline,
    hero.title,
    hero.subtitle,
    ...sections.flatMap(({ title, content }) => [title, content]),
  ].join(' ');
