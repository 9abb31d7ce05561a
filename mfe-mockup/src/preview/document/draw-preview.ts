import type { SharedMockup } from '@northloop/contracts';
import { loadPictures } from '../../mockup-document/art/load-pictures';
import { type LoadedFonts, loadFontFaces } from '../../mockup-document/fonts/load-font-faces';
import { renderMockupDocument } from '../../mockup-document/render-mockup-document';
import type { Scheme } from '../../mockup-document/styles/design-variables';

/** How long a preview waits for its fonts before it is drawn without them, in milliseconds. */
const PATIENCE_MS = 1500;

const patience = () =>
  new Promise<LoadedFonts>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, { css: '', isWhole: false });
  });

/** Draws a draft with embedded fonts, or without them if they take too long to load. */
export async function drawPreview(mockup: SharedMockup, scheme: Scheme): Promise<string> {
  const [fonts, pictures] = await Promise.all([
    Promise.race([loadFontFaces(mockup.designSystem.typography), patience()]),
    loadPictures(mockup),
  ]);
  return renderMockupDocument(mockup, { scheme, fontFaces: fonts.css, pictures });
}

/** Draws the file that a visitor saves. It waits for the fonts and reports whether any are missing. */
export async function drawFile(
  mockup: SharedMockup,
  scheme: Scheme,
): Promise<{ document: string; hasFonts: boolean }> {
  const [{ css, isWhole }, pictures] = await Promise.all([
    loadFontFaces(mockup.designSystem.typography),
    loadPictures(mockup),
  ]);
  return {
    document: renderMockupDocument(mockup, { scheme, fontFaces: css, pictures }),
    hasFonts: isWhole,
  };
}
