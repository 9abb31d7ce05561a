import type { Typography } from '@northloop/contracts';
import { fontFiles } from './font-files';
import { type FontFace, fontFacesOf } from './font-registry';

/** Files that were fetched before, by address; a draft's next look often shares one. */
const fetched = new Map<string, Promise<string>>();

/** Font faces as CSS, and whether none is missing. */
export interface LoadedFonts {
  css: string;
  isWhole: boolean;
}

/**
 * The fonts of a draft as CSS with the files inside, so that a document with it needs nothing else. A file that
 * cannot be fetched is left out: the stack's next family stands in.
 */
export async function loadFontFaces(
  typography: Pick<Typography, 'headings' | 'body'>,
): Promise<LoadedFonts> {
  const rules = await Promise.all(fontFacesOf(typography).map(ruleFor));
  return { css: rules.join('\n'), isWhole: !rules.includes(null) };
}

/** Empty for a family that needs no file, null for one whose file cannot be had. */
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
