/**
 * Copies a text to the clipboard.
 * @returns whether it worked: a browser may refuse, and has no clipboard without TLS.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
