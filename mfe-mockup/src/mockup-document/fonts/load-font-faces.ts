import type { Typography } from '@northloop/contracts';
import { fontFiles } from './font-files';
import { type FontFace, fontFacesOf } from './font-registry';

/** Files that were already fetched, by address. A draft's next look often uses the same ones. */
const fetched = new Map<string, Promise<string>>();

/** Font faces as CSS, and whether all of them could be loaded. */
export interface LoadedFonts {
  css: string;
  isWhole: boolean;
}

/**
 * Loads a draft's fonts as CSS with the files embedded, so that the document needs nothing else. A file that cannot be
 * fetched is left out, and the next family of the stack is used.
 */
export async function loadFontFaces(
  typography: Pick<Typography, 'headings' | 'body'>,
): Promise<LoadedFonts> {
  const rules = await Promise.all(fontFacesOf(typography).map(ruleFor));
  return { css: rules.join('\n'), isWhole: !rules.includes(null) };
}

/** Empty for a family that needs no file, null if the file cannot be fetched. */
async function ruleFor({ family, weight }: FontFace): Promise<string | null> {
  const address = fontFiles[`${family} ${weight}`];
  if (address === undefined) return '';
  try {
    const pending = fetched.get(address) ?? fetchAsDataUrl(address);
    fetched.set(address, pending);
    return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url(${await pending}) format('woff2')}`;
  } catch {
    fetched.delete(address);
    return null;
  }
}

async function fetchAsDataUrl(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Font ${address} answered ${response.status}`);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(binary)}`;
}
