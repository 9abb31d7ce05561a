/** A file name for a company's draft, in plain letters. */
export function documentFileName(companyName: string): string {
  const slug = companyName
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return slug === '' ? 'homepage.html' : `${slug}-homepage.html`;
}

/** Downloads a document as a file. */
export function saveDocument(html: string, companyName: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = documentFileName(companyName);
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
