import type { Mockup } from '@northloop/contracts';
import { loadFontFaces } from '../mockup-document/fonts/load-font-faces';
import { renderMockupDocument } from '../mockup-document/render-mockup-document';
import type { Scheme } from '../mockup-document/styles/design-variables';

/** How long a page waits for its fonts before it is drawn without them, in milliseconds. */
const PATIENCE_MS = 1500;

const patience = () => new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, ''));

/** Draws a draft with its fonts inside; without them where they take too long. */
export async function drawPreview(mockup: Mockup, scheme: Scheme): Promise<string> {
  const fontFaces = await Promise.race([loadFontFaces(mockup.designSystem.typography), patience()]);
  return renderMockupDocument(mockup, { scheme, fontFaces });
}
