import type { MockupPictures, SharedMockup } from '@northloop/contracts';
import { languageOf } from './language-of';
import { lookOf } from './looks/look-of';
import { html, Markup } from './markup';
import { planPage } from './page-plan';
import { sampleNotice } from './sections/parts';
import { bodyOf, isSample, renderSection } from './sections/render-section';
import { baseStyles } from './styles/base-styles';
import { designVariables, type Scheme } from './styles/design-variables';
import { sectionStyles } from './styles/section-styles';

/** Options for {@link renderMockupDocument}. */
export interface DocumentOptions {
  /** Defaults to `auto`, which follows the visitor's preference. */
  scheme?: Scheme;
  /** Font faces as CSS with embedded fonts. Without them the page uses fonts installed on the device. */
  fontFaces?: string;
  /** Drawings of things. Without them the page has patterns and views. */
  pictures?: MockupPictures;
}

/**
 * Draws a drafted homepage as one self-contained HTML document: styles, fonts and pictures are embedded, and it has no
 * scripts and no external addresses. All texts are escaped and all design values checked, regardless of their source.
 * The same draft always gives the same document.
 */
export function renderMockupDocument(
  mockup: SharedMockup,
  { scheme = 'auto', fontFaces = '', pictures = {} }: DocumentOptions = {},
): string {
  const plan = planPage(mockup, pictures);
  const look = lookOf(mockup.template);
  // The page contains the styles of every drawing it uses once, even if a look draws two sections the same way.
  const used = new Set([
    look.header.styles,
    ...plan.sections.map((planned) => bodyOf(look, planned).styles),
    look.hero.styles,
    look.footer.styles,
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
${plan.sections.some(isSample) && sampleNotice()}
${plan.sections.map((planned) => renderSection(look, planned, plan))}
</main>
${look.footer.draw(plan)}
</body>
</html>
`.text;
}

/** The visible texts of the page, used to detect its language. */
const wordsOf = ({ companyInfo, hero, sections }: SharedMockup): string =>
  [
    companyInfo.name,
    companyInfo.tagline,
    hero.title,
    hero.subtitle,
    ...sections.flatMap(({ title, content }) => [title, content]),
  ].join(' ');
